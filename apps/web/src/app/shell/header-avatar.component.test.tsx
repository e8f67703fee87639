import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { HeaderAvatar } from './header-avatar.tsx';

test('the avatar’s place is never an empty disc, neither before it loads nor if it fails to', async () => {
  const user = signInAs();
  fakeApi({ 'GET /api/avatar/7': () => refusal(503, 'unavailable') });
  const screen = await renderApp(<HeaderAvatar user={user} />);
  const link = screen.getByRole('link', { name: 'Rewards' });
  await expect.poll(() => link.element().querySelector('svg')).not.toBeNull();
});
