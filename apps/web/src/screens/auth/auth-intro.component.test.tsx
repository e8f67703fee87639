import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../../../testing/render-app.tsx';
import { AuthIntro } from './auth-intro.tsx';

test('the reasons leave a phone to the long form, and stand beside it on a tablet', async () => {
  await page.viewport(360, 740);
  const screen = await renderApp(<AuthIntro brief />);
  const reason = screen.getByText(/results, in about five minutes/);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(reason).not.toBeVisible();
  await page.viewport(768, 1024);
  await expect.element(reason).toBeVisible();
});
