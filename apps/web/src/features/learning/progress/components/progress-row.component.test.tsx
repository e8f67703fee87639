import { expect, test } from 'vitest';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ProgressRow } from './progress-row.tsx';
import { buildProgressEntry } from '../../../../../testing/progress-entry.ts';

const reviewId = 'aaaaaaaa-0000-4000-8000-000000000000';
const player = '/scenarios/7';
const review = `/scenarios/7/attempts/${reviewId}`;
const open = { attemptId: reviewId, mode: 'tutor', answered: 2, questions: 5 } as const;

test.each<[string, Partial<ProgressEntry>, [string, string][]]>([
  ['done once', { completed: true, score: 60, reviewId }, [['Cats', review]]],
  [
    'done three times',
    { completed: true, score: 60, reviewId, attempts: 3 },
    [
      ['Cats', review],
      ['3 attempts: Cats', review],
    ],
  ],
  ['open for the first time', { open }, [['Cats', player]]],
  [
    'open again',
    { completed: true, score: 60, reviewId, open, attempts: 1 },
    [
      ['Cats', player],
      ['1 attempt: Cats', review],
    ],
  ],
  ['only reported as done', { completed: true, score: 60, attempts: 2 }, [['Cats', player]]],
])('the row of a scenario that is %s links to the right place', async (_what, changes, links) => {
  const entry = buildProgressEntry(changes);
  const screen = await renderApp(
    <ul>
      <ProgressRow entry={entry} title="Cats" />
    </ul>,
  );
  await expect.element(screen.getByRole('listitem')).toBeVisible();
  const found = screen.getByRole('link').elements();
  expect(
    found.map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]),
  ).toEqual(links);
});

test.each([
  ['Cats', true, ['Cats', 'Scenario #7']],
  ['Cats', false, ['Cats']],
  [null, true, ['A withdrawn case', 'Scenario #7']],
  [null, false, ['A withdrawn case']],
])('the scenario %s has its number where it is asked for: %s', async (title, isNumbered, names) => {
  const screen = await renderApp(
    <ul>
      <ProgressRow entry={buildProgressEntry()} title={title} isNumbered={isNumbered} />
    </ul>,
  );
  for (const name of ['Cats', 'A withdrawn case', 'Scenario #7'])
    expect(screen.getByText(name, { exact: true }).elements()).toHaveLength(names.includes(name) ? 1 : 0);
});

test.each([
  [100, 'Passed', true],
  [70, 'Passed', true],
  [43, 'Not passed yet', false],
])(
  'a scenario with %i% is described in words, with a check mark only if it was passed',
  async (score, state, hasTick) => {
    const screen = await renderApp(
      <ul>
        <ProgressRow entry={buildProgressEntry({ completed: true, score })} title="Cats" />
      </ul>,
    );
    await expect.element(screen.getByText(state, { exact: true })).toBeVisible();
    expect(screen.container.querySelector('.lucide-circle-check') !== null).toBe(hasTick);
  },
);
