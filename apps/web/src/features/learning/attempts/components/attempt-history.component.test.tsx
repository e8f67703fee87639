import { expect, test } from 'vitest';
import type { AttemptSummary } from '@rounds/contract/learning/attempts';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { AttemptHistory } from './attempt-history.tsx';

const idOf = (number: number) => `aaaaaaaa-0000-4000-8000-00000000000${number}`;

const attempt = (number: number, changes: Partial<AttemptSummary> = {}): AttemptSummary => ({
  id: idOf(number),
  scenarioId: 4,
  version: 1,
  mode: 'tutor',
  startedAt: `2026-11-1${number}T08:00:00Z`,
  completedAt: `2026-11-1${number}T08:05:00Z`,
  score: 60,
  timeSpent: 300,
  answered: 5,
  questions: 5,
  correct: 3,
  ...changes,
});
const unfinished = { completedAt: null, score: null, answered: 2, correct: null };

async function history(list: object, open?: string) {
  const calls = fakeApi({ 'GET /api/scenarios/4/attempts': list });
  const screen = await renderApp(
    <>
      <AttemptHistory scenarioId={4} shown={idOf(3)} open={open} from="/dashboard" />
      <p>Below</p>
    </>,
  );
  await expect.element(screen.getByText('Below')).toBeVisible();
  return { screen, calls, open: () => screen.getByText('Your attempts').click() };
}

test('past attempts link to their reviews, the open one to the player', async () => {
  const { screen, open } = await history(
    [attempt(5, unfinished), attempt(4, unfinished), attempt(3, { score: 80, mode: 'exam' }), attempt(2)],
    idOf(5),
  );
  await open();
  const rows = screen.getByRole('listitem');
  await expect.element(rows.nth(3)).toBeVisible();
  const links = screen.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/scenarios/4',
    `/scenarios/4/attempts/${idOf(2)}`,
  ]);
  const texts = rows.elements().map(({ textContent }) => textContent);
  expect(texts[0]).toContain('Continue');
  expect(texts[1]).toContain('Not finished · 2 of 5 answered');
  expect(texts[2]).toContain('Exam mode');
  expect(texts[2]).toContain('Shown here');
  expect(texts[2]).toContain('80%');
  expect(texts[3]).toContain('November 12, 2026');
  expect(texts[3]).toContain('60%');
});

test('more of them load at a press', async () => {
  const pages = new Map([
    [
      '?limit=20',
      Response.json([attempt(3), attempt(2)], {
        headers: { link: '</api/scenarios/4/attempts?limit=20&cursor=x>; rel="next"' },
      }),
    ],
    ['?limit=20&cursor=x', Response.json([attempt(1)])],
  ]);
  const { screen, open } = await history(({ search }: { search: string }) => pages.get(search));
  await open();
  await screen.getByRole('button', { name: 'Show more' }).click();
  await expect.element(screen.getByRole('listitem').nth(2)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('a first attempt has no history', async () => {
  const { screen, calls } = await history([attempt(3)]);
  await expect.poll(() => calls.length).toBe(1);
  await expect.element(screen.getByText('Your attempts')).not.toBeInTheDocument();
});

test('they can be requested again after a failure', async () => {
  let isBroken = true;
  const { screen, open } = await history(() =>
    isBroken ? refusal(404, 'scenario_not_found') : [attempt(3), attempt(2)],
  );
  await expect.element(screen.getByText("We couldn't load your attempts.")).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try Again' }).click();
  await open();
  await expect.element(screen.getByRole('listitem').nth(1)).toBeVisible();
});
