import { expect, test } from 'vitest';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { NotFoundScreen } from './not-found.screen.tsx';

test.each([
  ['Back to Dashboard', true, '/dashboard'],
  ['Back to home', false, '/'],
])('leads %s (signed in: %s)', async (name, isSignedIn, address) => {
  if (isSignedIn) signInAs();
  const screen = await renderApp(<NotFoundScreen />);
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', address);
});
