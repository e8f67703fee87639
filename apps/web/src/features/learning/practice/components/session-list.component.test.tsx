import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import type { PracticeSummary } from '../api/list-practice.ts';
import { SessionList } from './session-list.tsx';

const list = 'GET /api/practice';
const idOf = (number: number) => `7a0c0d52-1c0f-4d0b-9f1c-${String(number).padStart(12, '0')}`;

const buildSession = (number: number, changes: Partial<PracticeSummary> = {}): PracticeSummary => ({
  id: idOf(number),
  mode: 'tutor',
  filters: { careerPaths: ['nursing'] },
  shared: false,
  startedAt: '2026-11-20T08:00:00Z',
  completedAt: null,
  questions: 10,
  answered: 3,
  correct: 2,
  score: null,
  ...changes,
});
const done = { completedAt: '2026-11-20T09:00:00Z', answered: 10, score: 70 };

async function showList(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi(answers);
  const screen = await renderApp(
    <main>
      <SessionList onShare={() => undefined}>{() => <h2>Start a new one</h2>}</SessionList>
    </main>,
  );
  return { calls, screen };
}

describe('the practice sessions', () => {
  test('show nothing that would move, then the session left open last above everything else', async () => {
    const answer = Promise.withResolvers<PracticeSummary[]>();
    const { screen } = await showList({ [list]: () => answer.promise });
    await expect.element(screen.getByRole('status', { name: 'Loading your sessions' })).toBeVisible();
    const start = screen.getByRole('heading', { name: 'Start a new one' });
    await expect.element(start).not.toBeInTheDocument();
    answer.resolve([buildSession(1), buildSession(2), buildSession(3, done)]);
    await expect.element(start).toBeVisible();
    const [next, others, past] = ['Continue', 'Other open sessions', 'Past sessions'].map((name) =>
      screen.getByRole('region', { name }),
    );
    const topOf = (element: Element) => element.getBoundingClientRect().top;
    expect(topOf(next!.element())).toBeLessThan(topOf(start.element()));
    await expect.element(next!.getByRole('link')).toHaveAttribute('href', `/practice/${idOf(1)}`);
    await expect.element(others!.getByRole('link')).toHaveAttribute('href', `/practice/${idOf(2)}`);
    await expect.element(past!.getByText('70%')).toBeVisible();
  });

  test('that could not be loaded leave the rest of the screen usable, and can be requested again', async () => {
    let fails = true;
    const { screen } = await showList({ [list]: () => (fails ? refusal(503, 'unavailable') : []) });
    await expect.element(screen.getByText("We couldn't load your sessions.")).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Start a new one' })).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('No sessions yet')).toBeVisible();
  });

  test('keep what is shown while more of them load', async () => {
    const rows = Array.from({ length: 25 }, (_, index) => buildSession(index + 1, done));
    const more = Promise.withResolvers<PracticeSummary[]>();
    const { screen } = await showList({
      [list]: ({ search }: { search: string }) => (search === '?limit=20' ? rows.slice(0, 20) : more.promise),
    });
    const items = screen.getByRole('listitem');
    await expect.poll(() => items.elements()).toHaveLength(20);
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Show more' }))
      .toHaveAttribute('aria-busy', 'true');
    expect(items.elements()).toHaveLength(20);
    more.resolve(rows);
    await expect.poll(() => items.elements()).toHaveLength(25);
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('disappear one by one when they are deleted, once, and say so', async () => {
    let rows = [buildSession(1, done), buildSession(2, { ...done, filters: { careerPaths: ['pharmacy'] } })];
    const answer = Promise.withResolvers<object>();
    const { calls, screen } = await showList({
      [list]: () => rows,
      [`DELETE /api/practice/${idOf(1)}`]: () => answer.promise,
    });
    await screen.getByRole('button', { name: 'Actions: Nursing' }).click();
    await screen.getByRole('button', { name: 'Delete session' }).click();
    const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Delete' });
    await confirm.click();
    await confirm.click({ force: true });
    rows = rows.slice(1);
    answer.resolve({ ok: true });
    await expect.element(screen.getByText('Session deleted')).toBeVisible();
    await expect.element(screen.getByText('Nursing')).not.toBeInTheDocument();
    await expect.element(screen.getByText('Pharmacy')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });
});
