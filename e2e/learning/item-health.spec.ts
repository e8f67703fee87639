import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';

async function openDemo(page: Page) {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Try the Demo Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome');
}

test('staff find the health of questions by keyboard, open one, and can withdraw nothing in the demo', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/403/);
  await openDemo(page);
  // The shortcuts load with the header for signed-in learners.
  await expect(page.getByRole('button', { name: /^Notifications/ }).first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('question health');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/staff\/questions$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Question Health');
  await expect(page.getByText('These stats come from the demo data.', { exact: false })).toBeVisible();
  const found = page.getByRole('status').filter({ hasText: /^\d+ questions?$/ });
  await expect(found).toBeVisible();

  const figures = page.getByRole('button', { name: /^Stats: / }).first();
  await figures.focus();
  await page.keyboard.press('Enter');
  await expect(figures).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('Answered correctly')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How often each option was chosen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explanation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the scenario' })).toHaveAttribute(
    'href',
    /^\/scenarios\/\d+$/,
  );
  await expect(page.getByText('No one has reported this question.')).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('button', { name: /^Withdraw: / })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Withdraw this question?' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Two answers are right.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('alert')).toContainText("can't change this in a demo account");
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Withdrawn');
  await expect(page.getByText('No questions match')).toBeVisible();
  await page.getByRole('combobox', { name: 'Status' }).selectOption('All questions');
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('no question has these words');
  await expect(page.getByText('No questions match')).toBeVisible();
});

test('learners have no link to it and see nothing there', async ({ page, learner }) => {
  expect(learner.user.isStaff).toBe(false);
  await page.goto('/staff/questions');
  await expect(page.getByText('Only Rounds staff can use this.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Question Health' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to Dashboard' }).press('Enter');
  await expect(page).toHaveURL('/dashboard');
});
