import { expect, test } from 'vitest';
import { questionAt } from '../../question-at.rules.ts';
import { playedSteps } from '../../../../../../testing/show-player.tsx';
import { renderApp } from '../../../../../../testing/render-app.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { Verdict } from './verdict.tsx';

const entries = [
  { text: 'a', key: true },
  { text: 'b', key: true },
  { text: 'c', why: 'x' },
] as const;

test.each([
  ['all that apply, one of them wrong', undefined, [0, 2], 1],
  ['all that apply, without a wrong one', undefined, [0], 0],
  ['a given number, where nothing is subtracted', 2, [0, 2], 0],
])('says that wrong choices subtract only where they did: %s', async (_what, choose, picked, times) => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player']);
  const [step] = playedSteps;
  const played = step && questionAt(step.scenario, step.questionIndex);
  if (!played) throw new Error('No question');
  const screen = await renderApp(
    <Verdict
      question={{ ...played, item: { format: 'several', options: [...entries], choose } }}
      correct={false}
      selected={null}
      response={{ picks: [picked] }}
      order={[]}
    />,
  );
  await expect.element(screen.getByText(/ of 2 points/)).toBeVisible();
  expect(screen.getByText('Wrong choices take a point away.').elements()).toHaveLength(times);
});
