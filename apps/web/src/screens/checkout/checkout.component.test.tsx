import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { CheckoutScreen } from './checkout.screen.tsx';

test('the demo is told once that it cannot pay, and asks nothing of the server', async () => {
  signInAs({ isDemo: true });
  const calls = fakeApi({});
  const screen = await renderApp(<CheckoutScreen />);
  await expect.element(screen.getByRole('link', { name: 'See all plans' })).toBeVisible();
  expect(screen.getByText(/demo account/).all()).toHaveLength(1);
  expect(document.body.textContent).not.toContain('not available');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
