import { describe, expect, test } from 'vitest';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { fakeApi, type FakeCall } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { MentorshipTab } from './mentorship-tab.tsx';

const mentorship: Mentorship = {
  id: 1,
  careerPath: 'nursing',
  status: 'active',
  role: 'mentee',
  mentorId: 8,
  menteeId: 7,
  person: { id: 8, username: 'grace', careerPath: null, level: 1 },
  requestMessage: 'May I ask you about nights?',
  startDate: '2026-11-20T08:00:00Z',
  endDate: null,
  createdAt: '2026-11-20T08:00:00Z',
};

describe('the mentorship tab', () => {
  test('shows the mentors once the list above has its height, right below it', async () => {
    signInAs({ subscriptionTier: 'professional' });
    const answer = Promise.withResolvers<Mentorship[]>();
    const calls = fakeApi({
      'GET /api/mentorships': () => answer.promise,
      'GET /api/mentors': [],
      'GET /api/avatar/8': null,
    });
    const screen = await renderApp(<MentorshipTab />);
    const title = screen.getByRole('heading', { name: 'Browse Mentors' });
    await expect.poll(() => calls.map(({ path }) => path)).toContain('/api/mentors');
    await expect.element(title).not.toBeInTheDocument();
    answer.resolve([mentorship]);
    await expect.element(title).toBeVisible();
    const list = screen.getByRole('region', { name: 'Your mentorships' }).getByRole('list').element();
    const mentors = screen.getByRole('region', { name: 'Browse Mentors' }).element();
    expect(mentors.getBoundingClientRect().top - list.getBoundingClientRect().bottom).toBeLessThan(40);
  });

  test('calls nobody a mentor who has not accepted', async () => {
    signInAs({ subscriptionTier: 'professional' });
    fakeApi({
      'GET /api/mentorships': [{ ...mentorship, status: 'pending', startDate: null }],
      'GET /api/mentors': [],
      'GET /api/avatar/8': null,
    });
    const screen = await renderApp(<MentorshipTab />);
    const own = screen.getByRole('region', { name: 'Your mentorships' });
    await expect.element(own.getByText('Your request')).toBeVisible();
    expect(own.getByText('Your mentor', { exact: true }).elements()).toEqual([]);
  });

  test("shows the learner's own path first, and all of them at one press where it has nobody", async () => {
    signInAs({ subscriptionTier: 'professional', careerPath: 'pharmacy' });
    const mentor = { id: 8, username: 'grace', careerPath: 'nursing', level: 1, topics: [] };
    fakeApi({
      'GET /api/mentorships': [],
      'GET /api/mentors': ({ search }: FakeCall) =>
        search.includes('pharmacy')
          ? []
          : [{ ...mentor, activeMentees: 0, pastMentees: 0, openMentorshipId: null }],
      'GET /api/avatar/8': null,
    });
    const screen = await renderApp(<MentorshipTab />);
    const own = screen.getByText('No mentorships yet');
    await expect.element(own).toBeVisible();
    const path = screen.getByRole('combobox', { name: 'Career path' });
    await expect.element(path).toHaveValue('pharmacy');
    await expect.element(screen.getByText('Career path', { exact: true })).toBeVisible();
    const { bottom } = path.element().getBoundingClientRect();
    expect(own.element().getBoundingClientRect().top).toBeGreaterThan(bottom);
    await screen.getByRole('button', { name: 'All Career Paths' }).click();
    await expect.element(screen.getByRole('group', { name: 'grace' })).toBeVisible();
  });

  test('says what a mentor helps with in the words of learners, not of an exam’s blueprint', async () => {
    signInAs({ subscriptionTier: 'professional' });
    const topics = ['management_of_care', 'health_promotion'];
    const mentor = { id: 8, username: 'grace', careerPath: 'nursing', level: 1, topics };
    fakeApi({
      'GET /api/mentorships': [],
      'GET /api/mentors': [{ ...mentor, activeMentees: 0, pastMentees: 0, openMentorshipId: null }],
      'GET /api/avatar/8': null,
    });
    const screen = await renderApp(<MentorshipTab />);
    const helps = screen.getByRole('list', { name: 'Can help with' }).getByRole('listitem');
    await expect
      .poll(() => helps.elements().map(({ textContent }) => textContent))
      .toEqual(['Prioritizing and delegating', 'Health promotion']);
  });

  test('leads to the new mentorship once a mentor has been asked', async () => {
    signInAs({ subscriptionTier: 'professional' });
    const mentor = {
      id: 8,
      username: 'grace',
      careerPath: 'nursing',
      level: 1,
      topics: [],
      activeMentees: 0,
      pastMentees: 0,
    };
    let openMentorshipId: number | null = null;
    fakeApi({
      'GET /api/mentorships': [],
      'GET /api/mentors': () => [{ ...mentor, openMentorshipId }],
      'GET /api/avatar/8': null,
      'POST /api/mentorships': () => {
        openMentorshipId = 3;
        return mentorship;
      },
    });
    const screen = await renderApp(<MentorshipTab />);
    await screen.getByRole('button', { name: 'Request Mentorship' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('textbox').fill('May I ask you about nights?');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByRole('group', { name: 'grace' }).getByRole('link')).toHaveFocus();
  });
});
