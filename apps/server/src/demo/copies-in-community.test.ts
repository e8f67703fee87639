import type { Session } from '@rounds/contract/identity/accounts';
import { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import {
  createPost,
  createReply,
  getCommunityStats,
  listPosts,
  listReplies,
} from '@rounds/contract/community/forum';
import { listMentors } from '@rounds/contract/community/mentorships';
import { createStudyGroup, joinStudyGroup, listStudyGroups } from '@rounds/contract/community/study-groups';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onServer } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { requirements } from '../../testing/requirements.ts';
import {
  type Learner,
  address,
  learnerEvents,
  newAccount,
  registerLearner,
} from '../../testing/factories.ts';
import { seedDemo } from './index.ts';

onServer(
  'a demo visitor in the community',
  (server) => {
    let copy: Session;
    let client: Client;
    let learner: Learner;

    const open = async () => (await server.client.call(openDemo, { body: {}, from: address() })).body;
    const notices = async (userId: number) =>
      (await server.db.run<{ kind: string }>('select kind from notifications where user_id = $1', [userId]))
        .length;
    const post = { title: 'Cheap watches', content: 'Buy them. #watches', category: 'discussion' } as const;
    const group = { name: 'Cheap watches', description: 'All about them.', careerPath: 'nursing' } as const;

    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));
    beforeEach(async () => {
      copy = await open();
      client = server.client.as(copy.token);
      learner = await registerLearner(server);
    });

    it('writes only what others cannot see until the copy is kept', async () => {
      const own = (await client.call(createPost, { body: post })).body;
      const seenBy = async (who: Client) => {
        const listed = (await who.call(listPosts, { query: { q: 'watches' } })).body.map(({ id }) => id);
        const { status } = await who.send('GET', `/api/forum/${own.id}`);
        return [listed.includes(own.id), status];
      };
      expect(await seenBy(client)).toEqual([true, 200]);
      expect(await seenBy(learner.client)).toEqual([false, 404]);
      expect(await seenBy(server.client.as((await open()).token))).toEqual([false, 404]);
      const { popularTopics } = (await learner.client.call(getCommunityStats)).body;
      expect(popularTopics.map(({ tag }) => tag)).not.toContain('watches');

      const { username, email, password } = newAccount();
      await client.call(keepProgress, { body: { username, email, password }, from: address() });
      expect(await seenBy(learner.client)).toEqual([true, 200]);
    });

    it('notifies no learner, neither by an answer nor by a mention', async () => {
      const theirs = (await learner.client.call(createPost, { body: { ...post, title: 'Mine' } })).body;
      const body = { content: `@${learner.user.username} look at this` };
      const reply = (await client.call(createReply, { params: { id: theirs.id }, body })).body;
      await client.send('PUT', `/api/forum/${theirs.id}/like`, { body: { liked: true } });
      expect(await notices(learner.user.id)).toBe(0);
      const read = async (who: Client) =>
        (await who.call(listReplies, { params: { id: theirs.id }, query: {} })).body.map(({ id }) => id);
      expect(await read(client)).toContain(reply.id);
      expect(await read(learner.client)).not.toContain(reply.id);
      const names = await learner.client.send<{ username: string }[]>('GET', '/api/forum/names?q=demo-');
      expect(names.body).toEqual([]);
    });

    it('takes no place in learners’ study groups, and creates none that they see', async () => {
      const { id } = (await learner.client.call(createStudyGroup, { body: { ...group, maxMembers: 2 } }))
        .body;
      const refused = await client.call(joinStudyGroup, { params: { id }, body: {} });
      expect([refused.status, refused.failure.code]).toEqual([403, 'demo_account']);
      expect(await notices(learner.user.id)).toBe(0);
      const other = await registerLearner(server);
      expect((await other.client.call(joinStudyGroup, { params: { id }, body: {} })).status).toBe(200);

      const own = (await client.call(createStudyGroup, { body: { ...group, maxMembers: 4 } })).body;
      const listed = (await learner.client.call(listStudyGroups, { query: {} })).body.map((one) => one.id);
      expect(listed).not.toContain(own.id);
      expect((await client.call(listStudyGroups, { query: { mine: 'true' } })).body).toMatchObject([own]);
    });

    it('leaves a sample group open to everybody else', async () => {
      const sample = (await client.call(listStudyGroups, { query: {} })).body.find(
        ({ creator, isPrivate }) => !isPrivate && creator?.username.startsWith('sample.'),
      )!;
      for (let turn = 0; turn < sample.maxMembers + 1; turn += 1) {
        const visitor = server.client.as((await open()).token);
        const joined = await visitor.call(joinStudyGroup, { params: { id: sample.id }, body: {} });
        expect(joined.body.members).toBe(sample.members + 1);
      }
      const seen = (await learner.client.call(listStudyGroups, { query: {} })).body;
      expect(seen.find(({ id }) => id === sample.id)?.members).toBe(sample.members);
    });

    it('can ask only sample mentors, and reports nothing to moderators', async () => {
      const mentor = await registerLearner(server, { role: 'professional' });
      await mentor.client.send('PUT', '/api/user/settings', { body: { offersMentoring: true } });
      const offered = (await client.call(listMentors, { query: {} })).body;
      expect(offered.length).toBeGreaterThan(0);
      expect(offered.map(({ id }) => id)).not.toContain(mentor.user.id);
      const body = { mentorId: mentor.user.id, careerPath: 'nursing', requestMessage: 'Buy my watches' };
      expect((await client.send('POST', '/api/mentorships', { body })).status).toBe(404);
      expect(await notices(mentor.user.id)).toBe(0);
      expect((await learner.client.call(listMentors, { query: {} })).body.map(({ id }) => id)).toContain(
        mentor.user.id,
      );
      const theirs = (await learner.client.call(createPost, { body: post })).body;
      const report = { kind: 'post', id: theirs.id, reason: 'spam' };
      const refused = await client.send('POST', '/api/reports', { body: report });
      expect([refused.status, refused.failure.code]).toEqual([403, 'demo_account']);
    });
  },
  { config: { demo: true } },
);
