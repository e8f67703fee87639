import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CareerPath } from '@rounds/contract/common';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { playedScenario } from '../../../../../testing/played-scenario.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { loadNamespaces } from '../../../../i18n/translation.ts';
import { useSample } from '../api/get-sample.ts';
import { SampleCase } from './sample-case.tsx';

const sampleOf = (careerPath: CareerPath, id: number) => ({
  scenario: { ...playedScenario, id, careerPath, title: `The case of ${careerPath}` },
  scenarios: 40,
  questions: 200,
});
const onNext = vi.fn();
const next = (
  <a
    href="#next"
    onClick={(event) => {
      event.preventDefault();
      onNext();
    }}
  >
    Continue free
  </a>
);

beforeEach(async () => {
  onNext.mockClear();
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player']);
  await page.viewport(1280, 900);
});

/** A case that has arrived. */
async function showCase() {
  const calls = fakeApi({});
  const screen = await renderApp(
    <SampleCase
      path="nursing"
      onPath={vi.fn()}
      sample={sampleOf('nursing', 1)}
      failed={false}
      retry={vi.fn()}
      next={() => next}
    />,
  );
  return { calls, screen };
}

/** As the landing page requests them. What has arrived stays for the visit, so each test has its own paths. */
async function showPaths(first: CareerPath, answer: (path: string) => unknown) {
  fakeApi({
    'GET /api/scenarios/sample': ({ search }: { search: string }) =>
      answer(new URLSearchParams(search).get('careerPath') ?? ''),
  });
  function Paths() {
    const [path, setPath] = useState(first);
    return <SampleCase {...useSample(path)} path={path} onPath={setPath} next={() => next} />;
  }
  return renderApp(<Paths />);
}

test('a case is answered by keyboard: its verdict takes the focus, and nothing is sent', async () => {
  const { calls, screen } = await showCase();
  const submit = screen.getByRole('button', { name: 'Submit Answer' });
  await expect.element(submit).toBeDisabled();
  const apples = screen.getByRole('radio', { name: /Apples/ });
  apples.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(submit).toBeEnabled();
  submit.element().focus();
  await userEvent.keyboard('{Enter}');
  const card = screen.getByRole('region', { name: 'Which fruit first?' });
  await expect.element(card).toHaveFocus();
  await expect.element(card.getByText('Not quite right')).toBeInViewport();
  await expect.element(card.getByText(/^You chose [A-D]: Not apples\.$/)).toBeVisible();
  await expect.element(apples).toBeDisabled();
  await expect.element(screen.getByRole('link', { name: 'Continue free' })).toBeVisible();
  expect(calls).toEqual([]);
});

test.each([375, 1280])(
  'a double press at %d px does not leave before the verdict has been read',
  async (width) => {
    await page.viewport(width, 800);
    const { screen } = await showCase();
    await screen.getByText('Pears', { exact: true }).click();
    await screen.getByRole('button', { name: 'Submit Answer' }).dblClick();
    await expect.element(screen.getByText('Correct!')).toBeInViewport();
    expect(onNext).not.toHaveBeenCalled();
  },
);

test('a failed path is requested again, and is not mistaken for the one chosen after it', async () => {
  let fails = true;
  const pharmacy = Promise.withResolvers<object>();
  const screen = await showPaths('doctor', (path) => {
    if (path === 'pharmacy') return pharmacy.promise;
    return fails ? refusal(503, 'unavailable') : sampleOf('doctor', 2);
  });
  const failure = screen.getByText("We couldn't load the scenarios.");
  await expect.element(failure).toBeVisible();
  await screen.getByRole('button', { name: 'Pharmacy' }).click();
  await expect.element(failure).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Medical Doctor' }).click();
  await expect.element(failure).toBeVisible();
  fails = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The case of doctor' })).toBeVisible();
  // A late answer for an abandoned path replaces nothing.
  await screen.getByText('Pears', { exact: true }).click();
  pharmacy.resolve(sampleOf('pharmacy', 3));
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(screen.getByRole('radio', { name: /Pears/ })).toBeChecked();
});

test('a path without a case says so, and the others remain available', async () => {
  const screen = await showPaths('tech', (path) =>
    path === 'tech' ? { scenario: null, scenarios: 0, questions: 0 } : sampleOf('nursing', 4),
  );
  await expect.element(screen.getByText('No scenarios found')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: 'Medical Tech' }))
    .toHaveAttribute('aria-pressed', 'true');
  await screen.getByRole('button', { name: 'Nursing' }).click();
  await expect.element(screen.getByRole('heading', { name: 'The case of nursing' })).toBeVisible();
});
