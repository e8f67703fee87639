import { describe, expect, test } from 'vitest';
import type { OpenSession } from '@rounds/contract/identity/accounts.security';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { SessionsCard } from './sessions-card.tsx';

const list = 'GET /api/user/sessions';
const instants = { createdAt: '2026-11-20T08:00:00Z', lastUsedAt: '2026-11-21T08:00:00Z' };
const here: OpenSession = { id: 1, browser: 'firefox', system: 'linux', current: true, ...instants };
const phone: OpenSession = { id: 2, browser: 'safari', system: 'ios', current: false, ...instants };
const other: OpenSession = { id: 3, browser: null, system: null, current: false, ...instants };

async function showCard(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi(answers);
  const screen = await renderApp(<SessionsCard />);
  return { calls, screen, endOthers: screen.getByRole('button', { name: 'Sign out everywhere else' }) };
}

describe('where the learner is signed in', () => {
  test('ends another session with one press, never this one', async () => {
    let rows = [here, phone];
    const answer = Promise.withResolvers<object>();
    const { calls, screen, endOthers } = await showCard({
      [list]: () => rows,
      'DELETE /api/user/sessions/2': () => answer.promise,
    });
    await expect.element(screen.getByText('This device')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /^Sign out: Firefox/ })).not.toBeInTheDocument();
    await screen.getByRole('button', { name: /^Sign out: Safari/ }).click();
    await screen.getByRole('button', { name: /^Sign out: Safari/ }).click({ force: true });
    rows = [here];
    answer.resolve({ ok: true });
    await expect.element(screen.getByText('That device is signed out.')).toBeVisible();
    await expect.element(screen.getByText(/Safari/)).not.toBeInTheDocument();
    await expect.element(endOthers).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  test('treats a session that has already ended as ended, and any other refusal as a failure', async () => {
    let answer = refusal(503, 'unavailable');
    const { screen } = await showCard({ [list]: [here, phone], 'DELETE /api/user/sessions/2': () => answer });
    const end = screen.getByRole('button', { name: /^Sign out: Safari/ });
    await end.click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    answer = refusal(404, 'session_not_found');
    await end.click();
    await expect.element(screen.getByText('That device is signed out.')).toBeVisible();
  });

  test('ends all others at once; without a network, it says so and they stay', async () => {
    let rows = [here, phone, other];
    let isOffline = true;
    const { screen, endOthers } = await showCard({
      [list]: () => rows,
      'DELETE /api/user/sessions': () => {
        if (isOffline) throw new TypeError('Failed to fetch');
        rows = [here];
        return { ended: 2 };
      },
    });
    await endOthers.click();
    await expect.element(screen.getByText(/^No connection/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign out: Unknown browser' })).toBeVisible();
    isOffline = false;
    await endOthers.click();
    await expect.element(screen.getByText('Signed out', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Unknown browser')).not.toBeInTheDocument();
  });

  test('can be loaded again after a failure', async () => {
    let fails = true;
    const { screen } = await showCard({ [list]: () => (fails ? refusal(503, 'unavailable') : [here]) });
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('This device')).toBeVisible();
  });
});
