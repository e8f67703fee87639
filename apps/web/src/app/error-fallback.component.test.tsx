import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { ErrorFallback } from './error-fallback.tsx';

const onReload = vi.fn();
function preventReload(event: NavigateEvent) {
  if (event.navigationType !== 'reload') return;
  event.preventDefault();
  onReload();
}

beforeEach(() => {
  onReload.mockClear();
  navigation.addEventListener('navigate', preventReload);
});
afterEach(() => {
  navigation.removeEventListener('navigate', preventReload);
  vi.restoreAllMocks();
});

test('after a failure, the page reloads when the button is pressed, and not before', async () => {
  const screen = await renderApp(<ErrorFallback />);
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(onReload).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Try Again' }).click();
  expect(onReload).toHaveBeenCalledOnce();
});

test('a failure without a network says so, and the page reloads by itself when the network is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await renderApp(<ErrorFallback />);
  await expect.element(screen.getByRole('heading', { name: "You're offline" })).toBeVisible();
  window.dispatchEvent(new Event('online'));
  expect(onReload).toHaveBeenCalledOnce();
  await screen.unmount();
  window.dispatchEvent(new Event('online'));
  expect(onReload).toHaveBeenCalledOnce();
});
