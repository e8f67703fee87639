import { expect, test, vi } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { RedirectPanel } from './redirect-panel.tsx';

test.each([
  ['klarna', { cents: 2900, renews: true }, /It's for single purchases/],
  ['affirm', { cents: 1999, renews: false }, /for purchases of \$50 and above, and this one is \$19\.99/],
] as const)('%s says why it cannot pay %j', async (method, purchase, why) => {
  const screen = await renderApp(
    <RedirectPanel method={method} purchase={purchase} onContinue={() => undefined} />,
  );
  await expect.element(screen.getByText(why)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

test('a wallet leads to its page', async () => {
  const onContinue = vi.fn();
  const screen = await renderApp(
    <RedirectPanel method="apple_pay" purchase={{ cents: 2900, renews: true }} onContinue={onContinue} />,
  );
  await expect.element(screen.getByText('Test mode')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue with Apple Pay' }).click();
  expect(onContinue).toHaveBeenCalledOnce();
});
