import type { Page } from '@playwright/test';
import type { Preferences } from '@rounds/contract/identity/preferences';
import type { Learner } from '../support/api.ts';
import { tabTo } from '../support/keyboard.ts';
import { desktop, phone } from '../support/layout.ts';
import { expectSound } from '../support/sound.ts';
import { expect, test } from '../support/test.ts';

const card = (page: Page) => page.getByRole('region', { name: 'How I study' });
const firstOffer = (page: Page) =>
  page.getByRole('region', { name: 'Continue Learning' }).getByRole('listitem').first();

async function told(page: Page, { token }: Learner): Promise<Preferences> {
  const response = await page.request.get('/api/user/preferences', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as Preferences;
}

test('what is told about studying is kept, and the dashboard goes by it', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token, 'nursing');
  const medicines = ({ scenario: { questions } }: (typeof scenarios)[number]) =>
    questions.filter(({ tags }) => tags?.need === 'pharmacological_therapies').length;
  const advanced = scenarios.filter(({ difficulty }) => difficulty === 'advanced');
  const best = advanced.reduce((a, b) => (medicines(b) > medicines(a) ? b : a));

  await page.goto('/dashboard');
  await expect(firstOffer(page)).toContainText(scenarios[0]!.title);
  await page.goto('/profile?tab=settings');
  const difficulty = card(page).getByRole('combobox', { name: 'Preferred difficulty' });
  const subject = card(page).getByRole('checkbox', { name: 'Pharmacological therapies' });
  const goals = card(page).getByRole('textbox', { name: 'Career goals' });
  const certifications = card(page).getByRole('textbox', { name: 'Certifications' });
  const fewer = card(page).getByRole('switch', { name: 'Show fewer ads' });

  await difficulty.selectOption('Advanced');
  await expect.poll(async () => (await told(page, learner)).preferredDifficulty).toBe('advanced');
  await tabTo(page, subject);
  await page.keyboard.press('Space');
  await expect
    .poll(async () => (await told(page, learner)).primarySubjects)
    .toEqual(['pharmacological_therapies']);
  await tabTo(page, goals);
  await page.keyboard.type('To work in intensive care.');
  await tabTo(page, certifications);
  await page.keyboard.type('1, 2, 3, 4, 5, 6');
  await tabTo(page, fewer);
  await expect(certifications).toHaveAccessibleDescription(/Not saved: use at most 5 names/);
  await page.keyboard.press('Space');
  await certifications.fill('CCRN, ACLS');
  await certifications.blur();
  await expect
    .poll(() => told(page, learner))
    .toMatchObject({
      careerGoals: 'To work in intensive care.',
      certificationInterests: ['CCRN', 'ACLS'],
      adFrequencyTolerance: 'low',
      completionRate: null,
    });
  await expect(card(page)).not.toContainText('Your study habits');

  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(firstOffer(page)).toContainText(best.title);
  await api.complete(learner.token, scenarios.slice(0, 3), 80);
  await page.goto('/profile?tab=settings');
  await expect(card(page)).toContainText("You've completed 100% of the scenarios you started.");
  await expect(difficulty).toHaveValue('advanced');
  await expect(subject).toBeChecked();
  await expect(goals).toHaveValue('To work in intensive care.');
  await expect(certifications).toHaveValue('CCRN, ACLS');
  await expect(fewer).toBeChecked();

  await expectSound(page);
  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.reload();
  await expect(page.getByRole('region', { name: 'كيف أدرس' }).getByRole('switch')).toBeChecked();
  await expectSound(page, { sizes: [phone, desktop] });
});
