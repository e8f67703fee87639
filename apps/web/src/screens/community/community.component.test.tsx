import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { CommunityScreen } from './community.screen.tsx';

afterEach(() => history.replaceState(null, '', '/'));

async function renderAt(address: string) {
  history.replaceState(null, '', address);
  signInAs({ subscriptionTier: 'professional' });
  fakeApi({
    'GET /api/ads': [],
    'GET /api/blocks': [],
    'GET /api/forum': [],
    'GET /api/forum/stats': { totalPosts: 4, studyGroups: 2, activeMentorships: 1, popularTopics: [] },
    'GET /api/mentorships': [],
    'GET /api/mentors': [],
  });
  return renderApp(<CommunityScreen />);
}

test('shows the tab of the address, and another one on a press', async () => {
  const screen = await renderAt('/community?tab=mentorship');
  await expect.element(screen.getByRole('tab', { name: 'Mentorship', selected: true })).toBeVisible();
  await expect.element(screen.getByText('No mentorships yet')).toBeVisible();
  await screen.getByRole('tab', { name: 'Discussions' }).click();
  await expect.element(screen.getByRole('search', { name: 'Find discussions' })).toBeVisible();
  // The first tab has the plain address.
  expect(location.search).toBe('');
  await screen.getByRole('tab', { name: 'Mentorship' }).click();
  expect(location.search).toBe('?tab=mentorship');
});

test('shows the discussions at an address that names no tab there is', async () => {
  const screen = await renderAt('/community?tab=gossip');
  await expect.element(screen.getByRole('tab', { name: 'Discussions', selected: true })).toBeVisible();
});

test('opens and closes the list of blocked people', async () => {
  const screen = await renderAt('/community');
  await screen.getByRole('button', { name: 'Community actions' }).click();
  await screen.getByRole('button', { name: 'Blocked people' }).click();
  const list = screen.getByRole('dialog', { name: 'Blocked people' });
  await expect.element(list.getByText("You haven't blocked anyone.")).toBeVisible();
  await list.getByRole('button', { name: 'Close' }).click();
  await expect.element(list).not.toBeInTheDocument();
});
