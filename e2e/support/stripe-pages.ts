import { expect, type FrameLocator, type Page } from '@playwright/test';

/** What Stripe's pages and frames do on their own: requests to other sites, and console output. */
export const fromStripe =
  /https:\/\/[\w.-]*(stripe\.com|stripe\.network|stripecdn\.com|link\.com|hcaptcha\.com)/;

/** Cards of Stripe's test mode. */
export const testCards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002760003184',
} as const;

const paymentElement = (page: Page): FrameLocator =>
  page.getByTitle('Secure payment input frame', { exact: true }).first().contentFrame();

/** Types a card into the Payment Element. A postal code is only asked for in some countries. */
export async function fillPaymentElement(page: Page, number: string): Promise<void> {
  const frame = paymentElement(page);
  const field = frame.getByRole('textbox', { name: 'Card number' });
  const tab = frame.getByRole('tab', { name: 'Card', exact: true });
  await expect(field.or(tab).first()).toBeVisible({ timeout: 30_000 });
  if (!(await field.isVisible())) await tab.click();
  await field.fill(number);
  await frame.getByRole('textbox', { name: 'Expiration date' }).fill('12 / 34');
  await frame.getByRole('textbox', { name: 'Security code' }).fill('123');
  const postalCode = frame.getByRole('textbox', { name: 'ZIP code' });
  if (await postalCode.isVisible()) await postalCode.fill('94107');
}

/** Confirms with the bank, in a frame within a frame. */
export async function answerSecureCheck(page: Page, answer: 'Complete' | 'Fail'): Promise<void> {
  const bank = page.frameLocator('iframe[name^="__privateStripeFrame"]').frameLocator('#challengeFrame');
  await bank.getByRole('button', { name: answer, exact: true }).click({ timeout: 30_000 });
}

/** Pays on Stripe's hosted page, in test mode. */
export async function payOnHostedPage(page: Page, email: string): Promise<void> {
  const address = page.getByRole('textbox', { name: 'Email' });
  if (await address.isEditable()) await address.fill(email);
  await page.getByPlaceholder('1234 1234 1234 1234').fill(testCards.good);
  await page.getByPlaceholder('MM / YY').fill('12 / 34');
  await page.getByPlaceholder('CVC').fill('123');
  await page.getByPlaceholder('Full name on card').fill('Test Learner');
  const postalCode = page.getByPlaceholder('ZIP');
  if (await postalCode.isVisible()) await postalCode.fill('94107');
  await page.getByTestId('hosted-payment-submit-button').click();
}
