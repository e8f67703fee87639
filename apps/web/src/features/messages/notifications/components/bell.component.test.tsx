import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Bell } from './bell.tsx';

const entry = (id: number, readAt: string | null = null) => ({
  id,
  kind: 'badge_unlocked',
  data: { title: `Badge ${id}`, xp: 50 },
  createdAt: '2026-11-23T08:00:00Z',
  readAt,
});
const read = '2026-11-23T08:30:00Z';

async function renderBell(entries: readonly object[], count: number) {
  signInAs();
  const calls = fakeApi({
    'GET /api/notifications/unread': { count },
    'GET /api/notifications': entries,
    'POST /api/notifications/read': { count: 0 },
  });
  return { calls, screen: await renderApp(<Bell />) };
}

afterEach(() => page.viewport(1280, 800));

/** Holds back one file of strings until it is released. */
function holdStrings(namespace: string): () => void {
  const fetchNow = window.fetch.bind(window);
  const held = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (input.endsWith(`/${namespace}.json`)) await held.promise;
    return fetchNow(input, init);
  });
  return () => {
    held.resolve(undefined);
  };
}

describe('the bell', () => {
  // Comes first: once loaded, strings are never waited for again.
  test('stays, with its panel, while the strings of its notifications are loading', async () => {
    const release = holdStrings('business/giveaways.notifications');
    const won = { ...entry(1), kind: 'giveaway_won', data: { title: 'Week 10', prize: 'A pen light' } };
    const { screen } = await renderBell([won], 1);
    const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
    await bell.click();
    const panel = screen.getByRole('group', { name: 'Notifications, 1 unread' });
    await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).toBeVisible();
    await expect.element(panel.getByRole('status')).toBeVisible();
    await expect.element(bell).toHaveFocus();
    release();
    await expect.element(panel.getByText(/You won the giveaway/)).toBeVisible();
    await expect.element(bell).toHaveFocus();
  });

  test.each([
    ['popover', 1000],
    ['sheet', 400],
  ])('opens a %s at %i pixels, and Escape closes it with the focus on the bell', async (shape, width) => {
    await page.viewport(width, 800);
    const { screen } = await renderBell([entry(1)], 1);
    const bell = screen.getByRole('button', { name: 'Notifications, 1 unread' });
    await bell.click();
    await expect.element(screen.getByText(/You unlocked the badge/)).toBeVisible();
    if (shape === 'sheet')
      await expect.element(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByText(/You unlocked the badge/)).not.toBeInTheDocument();
    await expect.element(bell).toHaveFocus();
  });

  test('marks all as read up to the newest, at once', async () => {
    const { calls, screen } = await renderBell([entry(2), entry(1), entry(0, read)], 2);
    await screen.getByRole('button', { name: 'Notifications, 2 unread' }).click();
    await screen.getByRole('button', { name: 'Mark all as read' }).click();
    await expect.element(screen.getByRole('list', { name: 'Notifications' })).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ upTo: 2 });
  });

  test('says when there are none', async () => {
    const { screen } = await renderBell([], 0);
    await screen.getByRole('button', { name: 'Notifications', exact: true }).click();
    await expect.element(screen.getByText('Nothing new yet')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Mark all as read' })).not.toBeInTheDocument();
  });
});
