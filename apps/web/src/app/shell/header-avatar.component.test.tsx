import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { HeaderAvatar } from './header-avatar.tsx';

test('the place of one’s own head is no empty disc until it is there, and where it doesn’t come', async () => {
  const user = signInAs();
  fakeApi({ 'GET /api/avatar/7': () => refusal(503, 'unavailable') });
  const screen = await renderApp(<HeaderAvatar user={user} />);
  const link = screen.getByRole('link', { name: 'Rewards' });
  await expect.poll(() => link.element().querySelector('svg')).not.toBeNull();
});
