import type { Page } from '@playwright/test';
import type { learningStyles } from '@rounds/contract/common.rules';
import { quizSituations } from '@rounds/contract/learning/learning-style.rules';
import words from '../../apps/web/src/i18n/en/learning/learning-style.json' with { type: 'json' };
import { newNames, password } from '../support/api.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

/** Chooses the option for a style in each question. */
async function answer(page: Page, styles: readonly (typeof learningStyles)[number][]): Promise<void> {
  for (const [index, style] of styles.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 5`)).toBeVisible();
    const onward = page.getByRole('button', { name: index === 4 ? 'Get My Results' : 'Next' });
    await expect(onward).toBeDisabled();
    await page.getByRole('radio', { name: words.option[quizSituations[index]!][style] }).check();
    await onward.click();
  }
}

test('learners who do not know their style are asked five questions after registration', async ({
  page,
  api,
}) => {
  const { username, email } = newNames();
  await page.goto('/auth?tab=sign-up');
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/learning-style-assessment');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();

  // Two and two: the first of visual, auditory, kinesthetic and reading wins.
  await answer(page, ['reading', 'auditory', 'reading', 'auditory', 'visual']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Auditory Learner');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Retake Assessment' }).click();
  await answer(page, ['kinesthetic', 'kinesthetic', 'kinesthetic', 'visual', 'visual']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kinesthetic Learner');
  await page.getByRole('button', { name: 'Save & Continue to Dashboard' }).click();
  await expectToast(page, 'Learning Style Updated!', 'Your learning style has been saved to your profile.');
  await expect(page).toHaveURL('/dashboard');
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  expect((await api.dashboard(token)).user.learningStyle).toBe('kinesthetic');
});

test('the questions can be revisited, skipped and answered later', async ({ page, learner, api }) => {
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 80);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.user.username);
  await page.getByRole('link', { name: 'Update Learning Style' }).click();
  const bar = page.getByRole('progressbar', { name: 'Progress through the questions' });
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.getByRole('radio').nth(2).check();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await expect(bar).toHaveAttribute('aria-valuenow', '1');
  // The pressed button is now disabled: a keyboard user continues at the next question.
  await expect(page.getByRole('radio').first()).toBeFocused();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await expect(page.getByRole('radio').nth(2)).toBeFocused();
  await page.getByRole('link', { name: 'Skip for now' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('the questions are answered by keyboard alone, and say what is missing', async ({ page, learner }) => {
  expect(learner.token).toBeTruthy();
  await page.goto('/learning-style-assessment');
  const first = page.getByRole('radio').first();
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choose an answer to continue.')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(page.getByText('Choose an answer to continue.')).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 5')).toBeVisible();
  await expect(page.getByText('Choose an answer to continue.')).toHaveCount(0);
});

test('a style that could not be saved stays on screen', async ({ page, learner, expectedErrors }) => {
  expectedErrors.push(/status of 500.*learning-style/);
  expect(learner.user.learningStyle).toBe('visual');
  const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
  await page.route('**/api/user/learning-style', (route) => route.fulfill(failure));
  await page.goto('/learning-style-assessment');
  await answer(page, ['visual', 'visual', 'visual', 'visual', 'visual']);
  await page.getByRole('button', { name: 'Save & Continue to Dashboard' }).click();
  await expectToast(page, 'Error', 'Failed to update learning style.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Visual Learner');
});

test('the terms test continues only with consent', async ({ page }) => {
  await page.goto('/test-terms');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('NO');
  await main.getByRole('button').click({ force: true });
  await expectToast(
    page,
    'Terms Required',
    'Please accept the Terms of Service and Privacy Policy to continue',
  );
  await main.getByRole('checkbox').check();
  await expect(main.getByRole('status')).toContainText('YES');
  await main.getByRole('button').click();
  await expectToast(page, 'Success!', 'Terms accepted - action would proceed');
});
