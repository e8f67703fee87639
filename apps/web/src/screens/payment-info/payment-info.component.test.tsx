import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { PaymentInfoScreen } from './payment-info.screen.tsx';

test('fees and payouts come last, apart from the ways to pay', async () => {
  const screen = await renderApp(<PaymentInfoScreen />);
  const paid = screen.getByRole('region', { name: 'How you get paid' });
  for (const fact of ['2.9% + 30¢', '0.8% (max $5)', 'Every 2 business days'])
    await expect.element(paid.getByText(fact)).toBeVisible();
  await expect.element(paid.getByText('For organizations and people who receive money')).toBeVisible();
  await expect
    .element(paid.getByText(/^Only paying for a plan\? Then this doesn't concern you/))
    .toBeVisible();
  await expect.element(screen.getByText(/Student for 30 days at \$19\.99\. You pay once/)).toBeVisible();
  expect(screen.getByText('2.9%', { exact: false }).elements()).toHaveLength(1);
  const checkout = screen.getByRole('link', { name: 'Go to checkout' }).element();
  expect(checkout.compareDocumentPosition(paid.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
