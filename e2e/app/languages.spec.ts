import type { Page } from '@playwright/test';
import { caseSummary, documentRoot, partsOf } from '../support/elements.ts';
import { expectNoOverflow, middleOf, phone } from '../support/layout.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

/** The header's language list, whatever its name. */
const languages = (page: Page) => page.getByRole('banner').getByRole('combobox');

async function choose(page: Page, code: string): Promise<void> {
  await languages(page).selectOption(code);
  await expect(documentRoot(page)).toHaveAttribute('lang', code);
}

test('in Arabic the layout is mirrored, and the choice is kept', async ({ page, learner, api }) => {
  const [scenario, other] = await api.scenarios(learner.token, 'nursing');
  await page.setViewportSize({ width: 1280, height: 900 });
  // A learner who has earned something sees a list of cases next to a leaderboard.
  await api.complete(learner.token, [other!], 40);
  await page.goto('/dashboard');
  const next = page.getByRole('region', { name: /^(Continue Learning|متابعة التعلّم)$/ });
  const board = page.getByRole('region', { name: /^(Leaderboard|لوحة الصدارة)$/ });
  const home = page.getByRole('banner').getByRole('link').first();
  const links = page.getByRole('banner').getByRole('navigation').getByRole('listitem');
  await expect(board.getByRole('listitem').first()).toBeVisible();
  expect(await middleOf(next)).toBeLessThan(await middleOf(board));

  await choose(page, 'ar');
  await expect(documentRoot(page)).toHaveAttribute('dir', 'rtl');
  const isMirrored = async () => {
    expect(await middleOf(next)).toBeGreaterThan(await middleOf(board));
    expect(await middleOf(home)).toBeGreaterThan(await middleOf(languages(page)));
    expect(await middleOf(links.first())).toBeGreaterThan(await middleOf(links.last()));
    const row = board.getByRole('listitem').first();
    expect(await middleOf(partsOf(row).first())).toBeGreaterThan(await middleOf(partsOf(row).last()));
  };
  await isMirrored();
  await expectNoOverflow(page);
  await page.reload();
  await expect(documentRoot(page)).toHaveAttribute('dir', 'rtl');
  await expect(board.getByRole('listitem').first()).toBeVisible();
  await isMirrored();

  // A scenario: the page is mirrored, but clinical content and figures aren't.
  const player = await Player.start(page, scenario!);
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  const panel = page.getByRole('main').getByRole('region').first();
  expect(await middleOf(panel)).toBeGreaterThan(await middleOf(player.card));
  const letter = player.card.getByText(await player.letterOf(0), { exact: true });
  expect(await middleOf(letter)).toBeLessThan(
    await middleOf(player.card.getByText(player.question.options[0]!, { exact: true })),
  );
  expect(await middleOf(player.action)).toBeLessThan(await middleOf(player.card));
  await player.finish([true, false]);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expectNoOverflow(page);
  await expect
    .poll(async () => (await api.progress(learner.token))[0])
    .toMatchObject({ completed: true, score: outcomeOf(scenario!, 1).score });
});

for (const code of ['ar', 'de']) {
  test(`nothing overflows a phone in ${code}`, async ({ page, learner, api, network }) => {
    const [scenario, other] = await api.scenarios(learner.token, 'nursing');
    await api.complete(learner.token, [other!], 66.7);
    await page.setViewportSize(phone);
    await page.addInitScript((language) => localStorage.setItem('rounds.language', language), code);
    for (const address of [
      '/dashboard',
      '/learning-pathways',
      '/nowhere',
      '/terms',
      '/privacy',
      '/reset-password',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(documentRoot(page)).toHaveAttribute('lang', code);
      await network.settled();
      await expectNoOverflow(page);
    }
    await page.goto('/learning-pathways');
    const player = await Player.start(page, scenario!);
    await expectNoOverflow(page);
    await caseSummary(page).getByRole('button').first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await page.keyboard.press('Escape');
    await player.answer(false);
    await expectNoOverflow(page);
    await player.goOn();
    await player.finish();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeFocused();
    await expectNoOverflow(page);

    // Leaves the result: its notification would be in the menu, with its own button.
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    // Logs out; that entry of the menu comes last.
    await page.getByRole('dialog').getByRole('button').nth(-2).click();
    for (const tab of [0, 1]) {
      await page.getByRole('main').getByRole('tab').nth(tab).click();
      await expect(
        page.getByRole('main').getByRole('tabpanel', { includeHidden: true }).nth(tab),
      ).toBeVisible();
      await expectNoOverflow(page);
    }
  });
}

test.describe('before a language is chosen', () => {
  test.use({ locale: 'ar-EG' });
  test('the browser’s language is used', async ({ page }) => {
    await page.goto('/auth');
    await expect(documentRoot(page)).toHaveAttribute('lang', 'ar');
    await expect(documentRoot(page)).toHaveAttribute('dir', 'rtl');
    await expect(languages(page)).toHaveValue('ar');
  });
});

test.describe('with a browser in an unsupported language', () => {
  test.use({ locale: 'fi-FI' });
  test('English is used, and nine are offered by their own names', async ({ page }) => {
    await page.goto('/auth');
    await expect(documentRoot(page)).toHaveAttribute('lang', 'en');
    const names = [
      'English',
      'Español',
      'Français',
      'Deutsch',
      '中文',
      '日本語',
      '한국어',
      'Português',
      'العربية',
    ];
    await expect(languages(page).getByRole('option')).toHaveText(names);
    for (const code of ['es', 'fr', 'de', 'zh', 'ja', 'ko', 'pt', 'ar', 'en']) {
      await choose(page, code);
      await expect(documentRoot(page)).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr');
    }
  });
});
