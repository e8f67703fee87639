import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AchievementItem } from '../../features/learning/achievements/achievement-list.rules.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { AchievementTabs } from './achievement-tabs.tsx';

afterEach(() => page.viewport(1280, 900));

const items = Array.from({ length: 12 }, (_, index): AchievementItem => ({
  achievement: {
    id: index + 1,
    title: `Number ${index + 1}`,
    description: 'For a test.',
    icon: 'flame',
    xpReward: 10,
    requirement: { type: 'streak_days', value: 20 },
  },
  unlockedAt: index < 2 ? '2026-11-20T08:00:00Z' : null,
  percent: index < 2 ? 100 : 60 - index * 5,
  done: index < 2 ? null : 12 - index,
}));
const tabs = <AchievementTabs items={items} actionsOf={() => null} />;

test('a phone shows what is unlocked and the six nearest, and the rest on a press', async () => {
  await page.viewport(375, 812);
  const screen = await renderApp(tabs);
  const cards = () => screen.getByRole('tabpanel').getByRole('listitem').elements();
  const all = screen.getByRole('button', { name: 'Show all 12 achievements' });
  await expect.element(all).toHaveAttribute('aria-expanded', 'false');
  expect(cards()).toHaveLength(8);
  await all.click();
  expect(cards()).toHaveLength(12);
  const fewer = screen.getByRole('button', { name: 'Show fewer' });
  await expect.element(fewer).toHaveAttribute('aria-expanded', 'true');
  await fewer.click();
  expect(cards()).toHaveLength(8);
});

test('a wide screen shows all of them at once', async () => {
  await page.viewport(1280, 900);
  const screen = await renderApp(tabs);
  await expect.element(screen.getByRole('heading', { name: 'Number 12' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /^Show all/ })).not.toBeInTheDocument();
});
