import { expect, test } from 'vitest';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { PaymentInfoScreen } from './payment-info.screen.tsx';

test('the price and the way to pay come first; fees and payouts last, apart from the ways to pay', async () => {
  const screen = await renderApp(<PaymentInfoScreen />);
  const paid = screen.getByRole('region', { name: 'How you get paid' });
  for (const fact of ['2.9% + 30¢', '0.8% (max $5)', 'Every 2 business days'])
    await expect.element(paid.getByText(fact)).toBeVisible();
  await expect.element(paid.getByText('For organizations and people who receive money')).toBeVisible();
  await expect
    .element(paid.getByText(/^Only paying for a plan\? Then this doesn't apply to you/))
    .toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Student for 30 days' })).toBeVisible();
  await expect.element(screen.getByText('$19.99')).toBeVisible();
  await expect.element(screen.getByText(/^You pay once\. It doesn't renew\./)).toBeVisible();
  expect(screen.getByText('2.9%', { exact: false }).elements()).toHaveLength(1);
  const mobile = screen.getByRole('region', { name: 'Mobile payments' });
  const checkout = screen.getByRole('link', { name: 'Go to checkout' }).element();
  expect(checkout.compareDocumentPosition(mobile.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(checkout.compareDocumentPosition(paid.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test.each([
  [null, 'Create Account', /Create your own account/],
  ['2026-12-01T00:00:00.000Z', 'Keep my progress', /Keep your progress in an account of your own/],
])('a demo account is led to an account of its own, not to the checkout', async (demoUntil, action, text) => {
  signInAs({ isDemo: true, demoUntil });
  const screen = await renderApp(<PaymentInfoScreen />);
  await expect.element(screen.getByText(text)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: action })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See all plans' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Go to checkout' })).not.toBeInTheDocument();
});
