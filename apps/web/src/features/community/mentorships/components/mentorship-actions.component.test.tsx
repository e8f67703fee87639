import { describe, expect, test } from 'vitest';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { useMentorship } from '../api/get-mentorship.ts';
import { MentorshipActions } from './mentorship-actions.tsx';

const get = 'GET /api/mentorships/1';
const put = 'PUT /api/mentorships/1';
const pending: Mentorship = {
  id: 1,
  careerPath: 'nursing',
  status: 'pending',
  role: 'mentor',
  mentorId: 7,
  menteeId: 8,
  person: { id: 8, username: 'grace', careerPath: null, level: 1 },
  requestMessage: 'May I ask you about nights?',
  startDate: null,
  endDate: null,
  createdAt: '2026-11-20T08:00:00Z',
};

function Actions() {
  const { data } = useMentorship(1);
  return data ? <MentorshipActions mentorship={data} /> : null;
}

async function showActions(start: Mentorship, answer?: () => unknown) {
  signInAs();
  let now = start;
  const answered = Promise.withResolvers<undefined>();
  const calls = fakeApi({
    [get]: () => now,
    [put]:
      answer ??
      (async ({ body }) => {
        await answered.promise;
        now = { ...now, ...(body as Pick<Mentorship, 'status'>) };
        return now;
      }),
  });
  const screen = await renderApp(<Actions />);
  return {
    screen,
    answered,
    sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
    reads: () => calls.filter(({ method }) => method === 'GET').length,
    accept: screen.getByRole('button', { name: 'Accept' }),
    decline: screen.getByRole('button', { name: 'Decline' }),
    menu: screen.getByRole('button', { name: 'Mentorship actions' }),
  };
}

describe('a mentorship’s actions', () => {
  test('a mentor accepts with one press, and the focus moves to the next action', async () => {
    const { screen, answered, sent, accept, decline, menu } = await showActions(pending);
    await accept.click();
    await accept.click({ force: true });
    answered.resolve(undefined);
    await expect.element(screen.getByText('Request accepted')).toBeVisible();
    await expect.element(accept).not.toBeInTheDocument();
    await expect.element(decline).not.toBeInTheDocument();
    await expect.element(menu).toHaveFocus();
    expect(sent()).toEqual([{ status: 'active' }]);
  });

  test('a mentor confirms before declining', async () => {
    const { screen, answered, sent, decline } = await showActions(pending);
    await decline.click();
    const dialog = screen.getByRole('dialog', { name: 'Decline this request?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(decline).toHaveFocus();
    expect(sent()).toEqual([]);
    await decline.click();
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByRole('button', { name: 'Decline' }).click({ force: true });
    answered.resolve(undefined);
    await expect.element(screen.getByText('Request declined')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    expect(sent()).toEqual([{ status: 'declined' }]);
  });

  test('a learner has nothing to press while the request is open, and may end the mentorship later', async () => {
    const asked = await showActions({ ...pending, role: 'mentee' });
    await expect.poll(asked.reads).toBe(1);
    await expect.element(asked.screen.getByRole('button')).not.toBeInTheDocument();
    await asked.screen.unmount();
    const { screen, answered, sent, menu } = await showActions({
      ...pending,
      role: 'mentee',
      status: 'active',
    });
    await menu.click();
    await screen.getByRole('button', { name: 'End mentorship' }).click();
    const dialog = screen.getByRole('dialog', { name: 'End this mentorship?' });
    await dialog.getByRole('button', { name: 'End mentorship' }).click();
    answered.resolve(undefined);
    await expect.element(screen.getByText('Mentorship ended')).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
    expect(sent()).toEqual([{ status: 'ended' }]);
  });

  test.each([
    ['changed meanwhile', () => refusal(409, 'step_not_possible'), /has changed since you opened it/],
    ['somebody else’s', () => refusal(403, 'not_in_mentorship'), /between other people/],
    [
      'out of reach',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('one that is %s says so, and is refetched', async (_, answer, why) => {
    const { screen, reads, accept } = await showActions(pending, answer);
    await accept.click();
    await expect.element(screen.getByText("We couldn't update the mentorship")).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(accept).not.toHaveAttribute('aria-busy');
    await expect.element(accept).toHaveFocus();
    expect(reads()).toBe(2);
  });
});
