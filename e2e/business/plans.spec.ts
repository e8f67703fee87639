import { expectNoViolations } from '../support/axe.ts';
import { tabTo } from '../support/keyboard.ts';
import { cards, choosePlan, expectPlan, fillCard, payButton } from '../support/payments.ts';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectFailure, expectToast, notifications } from '../support/toast.ts';

const refused = /status of 402/;

test('a plan is paid by card, and active once the server says so', async ({ page, api, learner }) => {
  await choosePlan(page, 'Student');
  await fillCard(page, cards.good);
  await payButton(page).click();
  await expectToast(page, 'Payment Successful', 'Thank you for your purchase!');
  await expectPlan(page, 'Student');
  const plan = await api.call<{ subscriptionTier: string }>('GET', '/api/plan', learner.token);
  expect(plan.subscriptionTier).toBe('student');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText("You're on the Student plan")).toHaveCount(0);
  await page.goto('/subscribe');
  await expect(page.getByText("You're on the Student plan")).toBeVisible();
});

signedInTest(
  'a card that is declined is said to be, stays as it was typed, and another one pays',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(refused);
    await choosePlan(page, 'Professional');
    await fillCard(page, cards.declined);
    await payButton(page).click();
    await expectFailure(page, 'Payment Failed', 'Your card was declined. Try another card.');
    await expect(page.getByRole('textbox', { name: 'Security code' })).toHaveValue('123');
    await fillCard(page, cards.good);
    await payButton(page).click();
    await expectToast(page, 'Payment Successful', 'Welcome to the Professional plan!');
    await expectPlan(page, 'Professional');
  },
);

signedInTest('a card that asks its owner pays once they have answered', async ({ page, expectedErrors }) => {
  expectedErrors.push(refused);
  await choosePlan(page, 'Student');
  await fillCard(page, cards.asks);
  await payButton(page).click();
  const question = page.getByRole('dialog', { name: "Confirm it's you" });
  await question.getByRole('button', { name: 'Fail the check' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('alert').getByText('Payment Failed')).toBeVisible();
  await payButton(page).click();
  await question.getByRole('button', { name: 'Confirm payment' }).click();
  await expectPlan(page, 'Student');
});

signedInTest(
  'a wallet pays on its page, and sends back whoever refuses',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(refused);
    await choosePlan(page, 'Student');
    await page.getByRole('tab', { name: 'Klarna' }).click();
    await expect(page.getByText("Klarna isn't available for this purchase")).toBeVisible();
    for (const answer of ['Fail test payment', 'Authorize test payment']) {
      await page.getByRole('tab', { name: 'Google Pay' }).click();
      await page.getByRole('button', { name: 'Continue with Google Pay' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Approve with Google Pay' })).toBeVisible();
      await expectNoViolations(page);
      await page.getByRole('button', { name: answer }).click();
    }
    await expectPlan(page, 'Student');
  },
);

signedInTest('a plan is bought with the keyboard alone', async ({ page }) => {
  await page.goto('/subscribe');
  const choose = page.getByRole('button', { name: 'Choose Student' });
  await expect(choose).toBeVisible();
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  await expectToast(
    page,
    'Terms Required',
    'Please accept the Terms of Service and Privacy Policy to continue',
  );
  await expect(page.getByRole('checkbox', { name: /I accept/ }).first()).toBeFocused();
  await page.keyboard.press('Space');
  await tabTo(page, choose);
  await page.keyboard.press('Enter');
  const number = page.getByRole('textbox', { name: 'Card number' });
  await expect(number).toBeVisible();
  await tabTo(page, number);
  await page.keyboard.type(cards.good);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1230');
  await page.keyboard.press('Tab');
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expectPlan(page, 'Student');
});

signedInTest('the plans, the form and its problems are accessible', async ({ page }) => {
  test.slow();
  await page.goto('/subscribe');
  await expect(page.getByRole('heading', { name: 'Compare plans' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Contact sales' }).click();
  await expectToast(page, 'Enterprise Plan', 'Please contact our sales team for enterprise pricing.');
  await choosePlan(page, 'Student');
  await payButton(page).click();
  await expect(page.getByText('Enter the card number')).toBeVisible();
  await expectAccessible(page);
});

signedInTest('what Stripe says of a payment that failed is told once', async ({ page }) => {
  await page.goto('/dashboard?plan=student&payment_intent=pi_1&redirect_status=failed');
  await expect(page.getByRole('alert').getByText('Payment Failed')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page).toHaveURL(/\/subscribe\?plan=student$/);
  await page.goto('/dashboard');
  await expect(page.getByText(/Professional trial: 14 days left/)).toBeVisible();
  await expect(page.getByText('Payment Failed')).toHaveCount(0);
});

signedInTest(
  'a call that the plan does not include leads to the plan that does',
  async ({ page, expectedErrors }) => {
    expectedErrors.push(refused);
    await page.route('**/api/plan', (route) =>
      route.fulfill({
        status: 402,
        json: { code: 'plan_required', message: 'Not in this plan.', plan: 'professional' },
      }),
    );
    await page.goto('/subscribe');
    const dialog = page.getByRole('dialog', { name: 'This is part of the Professional plan' });
    await expect(dialog).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(notifications(page)).toBeAttached();
  },
);
