import { expect, test } from 'vitest';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';

test.each([
  ['the dashboard', true, '/dashboard'],
  ['the landing page', false, '/'],
])('leads to %s (signed in: %s)', async (_, isSignedIn, address) => {
  if (isSignedIn) signInAs();
  const screen = await renderApp(<NotFoundScreen />);
  await expect.element(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', address);
});
