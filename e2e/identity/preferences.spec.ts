import type { Page } from '@playwright/test';
import type { Preferences } from '@rounds/contract/identity/preferences';
import type { Learner } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { desktop, phone } from '../support/layout.ts';
import { expectAccessible, expectAccessibleInLanguage } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'How I study' });

async function told(page: Page, { token }: Learner): Promise<Preferences> {
  const response = await page.request.get('/api/user/preferences', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Preferences;
}

test('stated preferences are kept, and the dashboard uses them', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const medicines = ({ scenario: { questions } }: (typeof scenarios)[number]) =>
    questions.filter(({ tags }) => tags?.need === 'pharmacological_therapies').length / questions.length;
  const advanced = scenarios.filter(({ difficulty }) => difficulty === 'advanced');
  const best = advanced.reduce((a, b) => (medicines(b) > medicines(a) ? b : a));

  await page.goto('/profile?tab=settings');
  const difficulty = card(page).getByRole('combobox', { name: 'Preferred difficulty' });
  const subject = card(page).getByRole('checkbox', { name: 'Pharmacological therapies' });
  const fewer = card(page).getByRole('switch', { name: 'Show fewer ads' });

  await difficulty.selectOption('Advanced');
  await expect.poll(async () => (await told(page, learner)).preferredDifficulty).toBe('advanced');
  await tabTo(page, subject);
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await told(page, learner)).primarySubjects)
    .toEqual(['pharmacological_therapies']);
  await tabTo(page, fewer);
  await page.keyboard.press('Space');
  await expect
    .poll(() => told(page, learner))
    .toMatchObject({
      adFrequencyTolerance: 'low',
      completionRate: null,
    });
  await expect(card(page)).not.toContainText('Your study habits');

  await api.complete(learner.token, scenarios.slice(0, 3), 80);
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(best.title);
  await page.goto('/profile?tab=settings');
  await expect(card(page)).toContainText("You've completed 100% of the scenarios you started.");
  await expect(difficulty).toHaveValue('advanced');
  await expect(subject).toBeChecked();
  await expect(fewer).toBeChecked();

  await expectAccessible(page);
  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'كيف أدرس' }).getByRole('switch')).toBeChecked();
  await expectAccessibleInLanguage(page);
});

signedInTest(
  'on a phone the settings are a short list that folds out, and links lead to a section',
  async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/profile?tab=settings');
    const study = page.getByRole('button', { name: 'How I study' });
    await expect(study).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('button', { name: 'Your data' })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(1200);
    await study.click();
    await expect(page.getByRole('combobox', { name: 'Preferred difficulty' })).toBeVisible();
    // Nothing is asked for that isn't used.
    await expect(card(page).getByRole('textbox')).toHaveCount(0);
    await expectAccessible(page, { sizes: [phone] });

    await page.goto('/dashboard');
    await page.goto('/profile?tab=settings#preferences');
    await expect(page.getByRole('switch', { name: 'Email notifications' })).toBeVisible();
    await expect(study).toHaveAttribute('aria-expanded', 'false');

    await page.setViewportSize(desktop);
    const links = page.getByRole('navigation', { name: 'Settings sections' });
    await links.getByRole('link', { name: 'Your data' }).click();
    await expect(page.getByRole('region', { name: 'Your data' })).toBeInViewport();
    await expect(page.getByRole('combobox', { name: 'Preferred difficulty' })).toBeVisible();
  },
);
