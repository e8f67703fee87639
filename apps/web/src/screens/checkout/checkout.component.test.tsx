import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { currentToast } from '../../ui/toast/toast.ts';
import { CheckoutScreen } from './checkout.screen.tsx';

test('a demo account is told that it buys nothing, and nothing fails', async () => {
  signInAs({ isDemo: true });
  const calls = fakeApi({});
  const screen = await renderApp(<CheckoutScreen />);
  await expect.element(screen.getByText(/in a demo account/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'See all plans' })).toBeVisible();
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(calls).toEqual([]);
  expect(currentToast()).toBeNull();
});
