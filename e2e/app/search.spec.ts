import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { definitionOf, documentRoot } from '../support/elements.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { Player } from '../support/player.ts';
import { waitForPaint } from '../support/idle-work.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page) => dialog(page).getByRole('combobox');
const selected = (page: Page) => dialog(page).getByRole('option', { selected: true });

async function openDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Notifications' }).first()).toBeVisible();
}

async function openSearch(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(input(page)).toBeFocused();
}

test('by keyboard alone: a page, a scenario, the theme, the language, and logging out', async ({
  page,
  network,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'pharmacy');
  await openDashboard(page);
  await openSearch(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();

  await openSearch(page);
  await expect(selected(page)).toHaveText('Dashboard');
  await page.keyboard.press('ArrowDown');
  await expect(selected(page)).toHaveText('Learning Pathways');
  const active = await input(page).getAttribute('aria-activedescendant');
  await expect(selected(page)).toHaveAttribute('id', active!);
  await page.keyboard.type('commun');
  await expect(selected(page)).toHaveText('Community');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/community');
  await expect(dialog(page)).toBeHidden();

  await openSearch(page);
  await page.keyboard.type(scenario!.title);
  await expect(selected(page)).toContainText(scenario!.title);
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(scenarios\/\d+|learning-pathways\?q=)/);
  await expect(page.getByRole('main')).toContainText(scenario!.title);

  await openSearch(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(documentRoot(page)).toHaveAttribute('data-theme', 'dark');

  await openSearch(page);
  await page.keyboard.type('zzzz');
  await expect(
    dialog(page).getByText('No results. Try another word, or the first letters of a username.'),
  ).toBeVisible();
  await expect(dialog(page).getByRole('status')).toHaveText('0 results');
  await input(page).fill('Deutsch');
  await page.keyboard.press('Enter');
  await expect(documentRoot(page)).toHaveAttribute('lang', 'de');

  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Suchen' }).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('Abmelden');
  // Requests in flight when the session ends would be refused.
  await network.settled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/auth/);
  await page.keyboard.press('Control+k');
  await waitForPaint(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('G and a letter open a page, unless single-key shortcuts are off or a case is open', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await openDashboard(page);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page).toHaveURL('/community');
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await expect(page).toHaveURL('/dashboard');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(definitionOf(list, 'Learning Pathways')).toHaveText('G then P');
  await expect(list).toContainText('Ctrl');
  await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await waitForPaint(page);
  await expect(page).toHaveURL('/dashboard');

  await page.evaluate(() => localStorage.removeItem('rounds.shortcuts'));
  const player = await Player.start(page, scenario!);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await waitForPaint(page);
  await expect(player.card).toBeVisible();
});

for (const [width, code] of [
  [360, 'en'],
  [320, 'de'],
  [1440, 'ar'],
] as const) {
  signedInTest(
    `opens by touch at ${width} pixels in ${code}, with targets large enough`,
    async ({ page }) => {
      await page.addInitScript((language) => localStorage.setItem('rounds.language', language), code);
      await page.setViewportSize({ width, height: 740 });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const name = { en: 'Search', de: 'Suchen', ar: 'بحث' }[code];
      if (width < 640) await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('button', { name, exact: true }).click();
      const box = page.getByRole('dialog', { name });
      await expect(box.getByRole('combobox')).toBeFocused();
      for (const option of await box.getByRole('option').all()) {
        expect(Math.round((await option.boundingBox())!.height)).toBeGreaterThanOrEqual(44);
      }
      await expectNoOverflow(page);
      await expectNoViolations(page);
    },
  );
}
