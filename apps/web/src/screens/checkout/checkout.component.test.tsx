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
  // Beside what would be bought, where the form stands otherwise.
  const left = (element: Element) => element.getBoundingClientRect().left;
  const summary = screen.getByRole('heading', { name: 'Student for 30 days' }).element();
  expect(left(screen.getByText(/in a demo account/).element())).toBeGreaterThan(left(summary) + 200);
  expect(screen.getByRole('alert').elements()).toEqual([]);
  expect(calls).toEqual([]);
  expect(currentToast()).toBeNull();
});

test('beside the form stand the plan, its end, the price, and what comes then', async () => {
  signInAs({ isDemo: true });
  fakeApi({});
  const screen = await renderApp(<CheckoutScreen />);
  await expect.element(screen.getByRole('heading', { name: 'Student for 30 days' })).toBeVisible();
  const end = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const date = end.toLocaleDateString('en', { dateStyle: 'long' });
  const facts = () =>
    screen
      .getByRole('definition')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(facts).toEqual(['As soon as you pay', date, '$19.99']);
  await expect.element(screen.getByText(/It doesn't renew\. Nothing more is charged/)).toBeVisible();
});
