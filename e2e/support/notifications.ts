import type { Page } from '@playwright/test';
import type { NotificationEntry } from '@rounds/contract/messages/notifications';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Two unread notifications and a read one, newest first. */
export function someNotifications(): NotificationEntry[] {
  const badge = (title: string) => ({ achievementId: 1, title, icon: 'first-steps', xp: 50 });
  return [
    {
      id: 3,
      kind: 'giveaway_won',
      data: { giveawayId: 1, title: 'Week 10', prize: 'A pen light' },
      createdAt: ago(2),
      readAt: null,
    },
    { id: 2, kind: 'badge_unlocked', data: badge('First Steps'), createdAt: ago(180), readAt: null },
    { id: 1, kind: 'badge_unlocked', data: badge('Early Bird'), createdAt: ago(3000), readAt: ago(2000) },
  ];
}

/** Mocks the bell's API for one page, and remembers what was read. */
export async function serveNotifications(page: Page, entries: NotificationEntry[]): Promise<void> {
  let kept = entries;
  const unread = () => ({ count: kept.filter(({ readAt }) => readAt === null).length });
  await page.route(/\/api\/notifications(\/unread|\?|$)/, (route) =>
    route.fulfill({ json: route.request().url().includes('unread') ? unread() : kept }),
  );
  await page.route('**/api/notifications/read', (route) => {
    const { ids, upTo = 0 } = route.request().postDataJSON() as { ids?: number[]; upTo?: number };
    const isMeant = (id: number) => (ids ? ids.includes(id) : id <= upTo);
    kept = kept.map((entry) => (isMeant(entry.id) ? { ...entry, readAt: entry.readAt ?? ago(0) } : entry));
    return route.fulfill({ json: unread() });
  });
}
