import { describe, expect, test, vi } from 'vitest';
import type { Mentor } from '@rounds/contract/community/mentorships';
import { fakeApi, refusal, type FakeCall } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { MentorList } from './mentor-list.tsx';

const list = 'GET /api/mentors';
const buildMentor = (id: number, username: string, changes: Partial<Mentor> = {}): Mentor => ({
  id,
  username,
  careerPath: 'nursing',
  level: 9,
  topics: [],
  activeMentees: 0,
  pastMentees: 0,
  openMentorshipId: null,
  ...changes,
});
const grace = buildMentor(8, 'grace');
const linus = buildMentor(9, 'linus', { openMentorshipId: 4, activeMentees: 1, pastMentees: 2 });

async function showList(answer: (call: FakeCall) => unknown) {
  signInAs({ careerPath: 'nursing' });
  const calls = fakeApi({ [list]: answer, 'GET /api/avatar/8': null, 'GET /api/avatar/9': null });
  const onRequest = vi.fn();
  const screen = await renderApp(<MentorList onRequest={onRequest} />);
  return {
    calls,
    screen,
    onRequest,
    path: screen.getByRole('combobox', { name: 'Career path' }),
    card: (name: string) => screen.getByRole('group', { name }),
  };
}

describe('the mentors', () => {
  test('can be asked, except those already asked, who link to the mentorship', async () => {
    const { onRequest, card } = await showList(() => [grace, linus]);
    await card('grace').getByRole('button', { name: 'Request Mentorship' }).click();
    expect(onRequest.mock.calls).toEqual([[grace]]);
    await expect.element(card('grace').getByText('Ready for a first learner')).toBeVisible();
    await expect
      .element(card('linus').getByRole('link', { name: 'Open mentorship' }))
      .toHaveAttribute('href', '/community/mentorships/4');
    await expect.element(card('linus').getByRole('button')).not.toBeInTheDocument();
    await expect.element(card('linus').getByText('2 completed mentorships')).toBeVisible();
  });

  test('of another career path replace the current ones once they have loaded', async () => {
    const answer = Promise.withResolvers<Mentor[]>();
    const { calls, path, card } = await showList(({ search }) =>
      search.includes('pharmacy') ? answer.promise : [grace],
    );
    await expect.element(card('grace')).toBeVisible();
    await path.selectOptions('Pharmacy');
    await expect.poll(() => calls.at(-1)?.search).toContain('careerPath=pharmacy');
    await expect.element(card('grace')).toBeVisible();
    answer.resolve([linus]);
    await expect.element(card('linus')).toBeVisible();
    await expect.element(card('grace')).not.toBeInTheDocument();
  });

  test('can be requested again after a failure', async () => {
    let fails = true;
    const { screen, card } = await showList(() => (fails ? refusal(503, 'unavailable') : [grace]));
    await expect.element(screen.getByText("We couldn't load the mentors.")).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(card('grace')).toBeVisible();
    await expect.element(screen.getByText("We couldn't load the mentors.")).not.toBeInTheDocument();
  });

  test('of a path without any become those of all paths with one press, which leaves the focus on the filter', async () => {
    const { screen, path, card } = await showList(({ search }) =>
      search.includes('careerPath') ? [] : [grace],
    );
    await screen.getByRole('button', { name: 'All Career Paths' }).click();
    await expect.element(card('grace')).toBeVisible();
    await expect.element(path).toHaveValue('');
    await expect.element(path).toHaveFocus();
  });

  test('come in pages', async () => {
    const first = Response.json([grace], {
      headers: { Link: '</api/mentors?limit=12&cursor=abc>; rel="next"' },
    });
    const { screen, card } = await showList(({ search }) =>
      search.includes('cursor=abc') ? [linus] : first,
    );
    await screen.getByRole('button', { name: 'Show more' }).click();
    await expect.element(card('linus')).toBeVisible();
    await expect.element(card('grace')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });
});
