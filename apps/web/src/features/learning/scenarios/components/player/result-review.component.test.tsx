import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { playedScenario } from '../../../../../../testing/played-scenario.ts';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { ResultReview } from './result-review.tsx';

beforeEach(() => loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']));

/** Two cases with this many guidelines each. */
function show(each: number) {
  const steps = [4, 5].map((id) => {
    const references = Array.from({ length: each }, (_, at) => `Guideline ${at + 1} of case ${id}`);
    return {
      scenario: { ...playedScenario, id, scenario: { ...playedScenario.scenario, references } },
      questionIndex: 0,
    };
  });
  return render(
    <Suspense>
      <ResultReview
        steps={steps}
        seed="7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10"
        answers={[]}
        peersOf={() => undefined}
        isMarked={() => false}
        renderAbout={() => null}
      />
    </Suspense>,
  );
}

test('the guidelines of many cases are collapsed behind their number', async () => {
  const screen = await show(6);
  const title = screen.getByRole('heading', { name: 'Guidelines behind these questions' });
  await expect.element(title).toBeVisible();
  await expect.element(screen.getByText('12', { exact: true })).toBeVisible();
  const first = screen.getByText('Guideline 1 of case 4');
  await expect.element(first).not.toBeVisible();
  await title.click();
  await expect.element(first).toBeVisible();
});

test('a few are expanded', async () => {
  const screen = await show(2);
  await expect.element(screen.getByText('Guideline 2 of case 5')).toBeVisible();
});
