import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { ForumPost, ForumReply } from '@rounds/contract/community/forum';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import type { Api, Learner } from './api.ts';
import { shareFirstBadge } from './badges.ts';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import { uploadLecture } from './lectures.ts';

/** An address to open, and the screen that answers it, as its manifest writes it. */
export interface ScreenAddress {
  readonly screen: string;
  readonly address: string;
}

const at = (screen: string, ...addresses: readonly string[]): ScreenAddress[] =>
  (addresses.length > 0 ? addresses : [screen]).map((address) => ({ screen, address }));

const withTabs = (screen: string, ...tabs: readonly string[]): ScreenAddress[] =>
  at(screen, screen, ...tabs.map((tab) => `${screen}?tab=${tab}`));

/** Addresses that anybody can open, signed in or not. */
export const publicAddresses: readonly ScreenAddress[] = [
  ...at('/terms'),
  ...at('/privacy'),
  ...at('/giveaway-rules'),
  ...at('/reset-password', '/reset-password', '/reset-password?token=abc'),
  ...at('/confirm-email'),
  ...at('/pricing'),
  ...at('/payment-info'),
];

export const signedOutAddresses: readonly ScreenAddress[] = [
  ...at('/'),
  ...at('/auth', '/auth', '/auth?tab=sign-up'),
  ...at('/avatar'),
  ...at('/checkout'),
];

/** Gives a learner something to see on every signed-in screen, and returns the addresses. */
export async function populateAccount(
  request: APIRequestContext,
  api: Api,
  learner: Learner,
): Promise<ScreenAddress[]> {
  const { token } = learner;
  const { call } = api;
  const other = await api.register();
  const nursing = await api.scenarios(token, 'nursing');
  const badge = await shareFirstBadge(request, api, learner);
  await api.complete(token, nursing.slice(1, 4), 80);

  // Two cases: one done, whose review stays, and one left open.
  const attempt = async (scenario: (typeof nursing)[number] | undefined, answered: number) => {
    const attemptId = randomUUID();
    const { id: scenarioId, version, scenario: content } = scenario!;
    for (const [questionIndex, { correct }] of content.questions.slice(0, answered).entries()) {
      const selectedOption = questionIndex % 2 === 0 ? correct : correct === 0 ? 1 : 0;
      const isLast = questionIndex === content.questions.length - 1;
      const body = { scenarioId, version, attemptId, score: 60, timeSpent: 30, completed: isLast };
      await call('POST', '/api/progress', token, { ...body, questionIndex, selectedOption });
    }
    return attemptId;
  };
  const reviewed = await attempt(nursing[4], nursing[4]!.scenario.questions.length);
  await attempt(nursing[5], 2);

  // The other one's session is shared, so that it can be begun here.
  const session = await api.beginPractice(token, { count: 5 });
  const ended = await api.beginPractice(token, { count: 5 });
  const theirs = await api.beginPractice(other.token, { count: 5 });
  await call('POST', `/api/practice/${ended.id}/answers`, token, {
    // A question of another format would refuse an option.
    position: ended.items.findIndex(
      ({ scenarioId, questionIndex }) =>
        !nursing.find(({ id }) => id === scenarioId)?.scenario.questions[questionIndex]?.item,
    ),
    selectedOption: 0,
    seconds: 10,
  });
  await call('POST', `/api/practice/${ended.id}/end`, token, {});

  const note = await call<{ id: number }>('POST', '/api/notes', token, {
    title: 'Heart failure',
    content: heartFailureNote,
  });
  await call('POST', `/api/notes/${note.id}/analyze`, token);
  const noteTest = await call<{ id: number }>('POST', `/api/notes/${note.id}/generate-test`, token, {});
  const noteScenario = await call<{ id: number }>(
    'POST',
    `/api/notes/${note.id}/generate-scenario`,
    token,
    {},
  );

  const lecture = await uploadLecture(request, token);

  const text = 'What do you look at **first** in a patient who is getting worse? #sepsis\n\n'.repeat(6);
  const post = await call<ForumPost>('POST', '/api/forum', other.token, {
    title: 'Getting worse at night',
    content: text,
    category: 'discussion',
  });
  const reply = await call<ForumReply>('POST', `/api/forum/${post.id}/replies`, other.token, {
    content: 'Breathing rate, always.',
  });
  for (const parentReplyId of [undefined, reply.id, reply.id]) {
    const content = `Consciousness too, I would say, and then the rest. ${text}`;
    await call('POST', `/api/forum/${post.id}/replies`, token, { content, parentReplyId });
  }

  const newGroup = { description: 'Every Tuesday after the late shift.', careerPath: 'nursing' };
  const own = await call<StudyGroup>('POST', '/api/study-groups', token, { ...newGroup, name: 'Night owls' });
  const open = await call<StudyGroup>('POST', '/api/study-groups', other.token, {
    ...newGroup,
    name: 'Early birds',
  });
  await call('POST', `/api/study-groups/${own.id}/join`, other.token, {});
  for (const content of ['Hello!', 'Shall we begin with sepsis?', 'Yes. When?'])
    await call('POST', `/api/study-groups/${own.id}/messages`, other.token, { content });

  await call('PUT', '/api/user/profile', other.token, { role: 'professional' });
  await call('PUT', '/api/user/settings', other.token, { offersMentoring: true });
  const mentorship = await call<Mentorship>('POST', '/api/mentorships', token, {
    mentorId: other.user.id,
    careerPath: 'nursing',
    requestMessage: 'May I ask you about nights?',
  });
  await call('PUT', `/api/mentorships/${mentorship.id}`, other.token, { status: 'active' });
  await call('POST', `/api/mentorships/${mentorship.id}/messages`, other.token, { content: 'Please do.' });

  // Somebody else's: who has begun to pay on one page isn't let begin on another.
  const { url } = await call<{ url: string }>('POST', '/api/create-subscription', other.token, {
    priceId: 'price_basic_monthly',
  });

  const groupTest = await call<{ id: number }>('POST', `/api/study-groups/${own.id}/tests`, token, {
    testId: noteTest.id,
    showsSource: true,
  });
  return [
    ...at('/dashboard'),
    ...at('/learning-pathways'),
    ...at('/scenarios/:id', `/scenarios/${nursing[6]!.id}`, `/scenarios/${nursing[5]!.id}`),
    ...at('/scenarios/:id/attempts/:attemptId', `/scenarios/${nursing[4]!.id}/attempts/${reviewed}`),
    ...at('/practice'),
    ...at('/look-back'),
    ...at('/review'),
    ...at('/review/notes'),
    ...at('/practice/:id', `/practice/${session.id}`, `/practice/${ended.id}`, `/practice/${theirs.id}`),
    ...withTabs('/profile', 'achievements', 'progress', 'settings'),
    ...at('/u/:username', `/u/${other.user.username}`),
    ...at('/achievements'),
    ...at('/billing'),
    ...withTabs('/avatar', 'inventory', 'store', 'points'),
    ...withTabs('/community', 'study-groups', 'mentorship', 'leaderboard'),
    ...at('/community/posts/:id', `/community/posts/${post.id}`),
    ...at('/community/groups/:id', `/community/groups/${own.id}`, `/community/groups/${open.id}`),
    ...at('/community/mentorships/:id', `/community/mentorships/${mentorship.id}`),
    ...at('/learning-style-assessment'),
    ...at(
      '/note-analysis',
      '/note-analysis',
      '/note-analysis?tab=record',
      `/note-analysis?tab=analyze&note=${note.id}`,
      `/note-analysis?tab=analyze&note=${lecture}`,
      '/note-analysis?tab=scenarios',
      '/note-analysis?tab=tests',
    ),
    ...at('/note-tests/:id', `/note-tests/${noteTest.id}`),
    ...at('/group-tests/:id', `/group-tests/${groupTest.id}`),
    ...at('/note-scenarios/:id', `/note-scenarios/${noteScenario.id}`),
    ...at('/referrals'),
    ...at('/test-terms'),
    ...at('/b/:token', `/b/${badge.token}`),
    ...at('/subscribe'),
    ...at('/checkout'),
    ...at('/sandbox/checkout/:id', new URL(url, 'http://here').pathname),
    ...at('/sandbox/authorize'),
    ...at('*', '/nowhere'),
    ...publicAddresses,
  ];
}
