import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { documentRoot, partsOf } from '../support/elements.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoOverflow, middleOf } from '../support/layout.ts';
import { expect, signedInTest } from '../support/test.ts';

/** Every screen that the navigation leads to has one. */
/** The destinations that every learner has. */
const destinations = globSync('apps/web/src/screens/*/destination.ts').filter(
  (file) => !readFileSync(file, 'utf8').includes('forStaff'),
);

/** A long-standing learner, with five-digit figures. */
async function open(page: Page, code: string, width: number): Promise<void> {
  await page.addInitScript((language) => {
    localStorage.setItem('rounds.language', language);
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('user', JSON.stringify({ ...user, xp: 87_650, points: 43_825, level: 30 }));
  }, code);
  await page.setViewportSize({ width, height: 800 });
  await page.goto('/learning-style-assessment');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(documentRoot(page)).toHaveAttribute('lang', code);
}

const bar = (page: Page) => partsOf(page.getByRole('banner')).first();
const nav = (page: Page) => page.getByRole('banner').getByRole('navigation');
const more = (page: Page) => nav(page).getByRole('button');
const shown = (page: Page) => nav(page).getByRole('list').first().getByRole('link');

/** Once the row has settled: entries without room move behind its button when it is measured. */
const expectAllLinks = (page: Page) =>
  expect(() => allLinks(page)).toPass({ intervals: [100], timeout: 10_000 });

async function allLinks(page: Page): Promise<void> {
  const soon = { timeout: 1000 };
  await expect(shown(page).first()).toBeVisible();
  const inRow = await shown(page).count();
  const isWhole = (await more(page).count()) === 0;
  const behind = isWhole
    ? 0
    : await nav(page)
        .getByRole('group', { includeHidden: true })
        .getByRole('link', { includeHidden: true })
        .count();
  expect(inRow + behind).toBe(destinations.length);
  const { x, width } = (await bar(page).boundingBox(soon))!;
  for (const part of await partsOf(bar(page)).all()) {
    const box = await part.boundingBox(soon);
    if (box) expect(box.x, 'inside the header').toBeGreaterThanOrEqual(x);
    if (box) expect(box.x + box.width, 'inside the header').toBeLessThanOrEqual(x + width + 1);
  }
  const row = (await nav(page).boundingBox(soon))!;
  for (const link of await shown(page).all()) {
    const box = (await link.boundingBox(soon))!;
    expect(box.x, 'inside the row').toBeGreaterThanOrEqual(row.x - 1);
    expect(box.x + box.width, 'inside the row').toBeLessThanOrEqual(row.x + row.width + 1);
  }
}

for (const code of ['de', 'ar', 'pt', 'fr']) {
  signedInTest(`all links have their place in ${code}, at any width`, async ({ page }) => {
    await open(page, code, 1024);
    for (const width of [1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expectAllLinks(page);
      await expectNoOverflow(page);
    }
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoOverflow(page);
    }
  });
}

signedInTest('what has no room is reached by keyboard', async ({ page }) => {
  await open(page, 'en', 1024);
  await expect(more(page)).toBeVisible();
  await tabTo(page, more(page));
  await page.keyboard.press('Enter');
  const list = page.getByRole('group', { name: 'More' });
  await expect(list).toBeVisible();
  await expectNoViolations(page);
  await tabTo(page, list.getByRole('link').first());
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(more(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const last = list.getByRole('link', { name: 'Achievements' });
  await tabTo(page, last);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/achievements');
  await expect(list).toBeHidden();
});

signedInTest('in Arabic the list opens under its button, inside the window', async ({ page }) => {
  await open(page, 'ar', 1024);
  await more(page).click();
  const list = nav(page).getByRole('group');
  await expect(list).toBeVisible();
  expect(Math.abs((await middleOf(list)) - (await middleOf(more(page))))).toBeLessThan(208);
  expect(await middleOf(more(page))).toBeLessThan(await middleOf(shown(page).first()));
  await expectNoOverflow(page);
  await expectNoViolations(page);
});
