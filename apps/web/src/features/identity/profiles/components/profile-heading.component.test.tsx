import { describe, expect, test } from 'vitest';
import type { PublicProfile } from '@rounds/contract/identity/profiles';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { ProfileHeading } from './profile-heading.tsx';

const profile: PublicProfile = {
  id: 8,
  username: 'grace',
  careerPath: 'nursing',
  level: 4,
  xp: 3200,
  streak: 2,
  memberSince: '2026-03-01T08:00:00Z',
  offersMentoring: true,
  isOwn: false,
  isVisible: true,
  shared: null,
};

describe('the heading of a public profile', () => {
  test.each([
    [profile, 1],
    [{ ...profile, offersMentoring: false }, 0],
    [{ ...profile, isOwn: true }, 0],
  ])('links to the mentors only on another mentor’s profile: %#', async (shown, links) => {
    const screen = await renderApp(<ProfileHeading profile={shown} picture={null} />);
    await expect.element(screen.getByRole('heading', { name: 'grace' })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Browse Mentors' });
    expect(link.all()).toHaveLength(links);
    if (links > 0) await expect.element(link).toHaveAttribute('href', '/community?tab=mentorship');
  });
});
