import type { Session } from '@rounds/contract/identity/accounts';
import { keepProgress, openDemo } from '@rounds/contract/identity/accounts.demo';
import {
  deleteReply,
  getCommunityStats,
  getPost,
  likePost,
  likeReply,
  listPosts,
  listReplies,
} from '@rounds/contract/community/forum';
import { discussQuestion } from '@rounds/contract/community/forum.questions';
import {
  createStudyGroup,
  joinStudyGroup,
  listGroupMessages,
  listStudyGroups,
  postGroupMessage,
} from '@rounds/contract/community/study-groups';
import { listQuestionHealth } from '@rounds/contract/learning/item-health';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { onBothServers } from '../../testing/app.ts';
import type { Client } from '../../testing/client.ts';
import { address, learnerEvents, newAccount, registerLearner, succeeded } from '../../testing/factories.ts';
import { type Writer, answer, post, writer } from '../../testing/forum.ts';
import { requirements } from '../../testing/requirements.ts';
import { seedDemo } from './index.ts';

onBothServers(
  'what a visitor of the demo likes and writes',
  (server) => {
    let copy: Session;
    let visitor: Client;
    let learner: Writer;

    const open = async () => (await server.client.call(openDemo, { body: {}, from: address() })).body;
    beforeAll(() => seedDemo(server.db, server.clock, { events: learnerEvents, requirements }));
    beforeEach(async () => {
      copy = await open();
      visitor = server.client.as(copy.token);
      learner = await writer(server);
    });

    /** Likes and replies of a post, and the likes of its first reply. */
    async function counts(who: Client, id: number) {
      const { likes, replies } = (await who.call(getPost, { params: { id } })).body;
      const listed = (await who.call(listPosts, { query: { limit: 200 } })).body.find((one) => one.id === id);
      expect(listed).toMatchObject({ likes, replies });
      const [first] = (await who.call(listReplies, { params: { id }, query: {} })).body;
      return [likes, replies, first?.likes];
    }
    const keep = async (who: Client) => {
      const { username, email, password } = newAccount();
      return succeeded(
        await who.call(keepProgress, { body: { username, email, password }, from: address() }),
      );
    };
    const expire = async () => {
      server.clock.advance({ hours: 25 });
      await server.jobs.run('accounts.erase-demo-copies');
    };
    const like = (who: Client, id: number, liked = true) =>
      who.call(likePost, { params: { id }, body: { liked } });
    const likeOfReply = (who: Client, id: number, liked = true) =>
      who.call(likeReply, { params: { id }, body: { liked } });
    /** A learner's thread with a reply, which the visitor likes and replies to. */
    async function thread() {
      const { id } = await post(learner);
      const first = await answer(learner, { id });
      expect((await like(visitor, id)).body).toEqual({ likes: 1, liked: true });
      expect((await like(visitor, id)).body).toEqual({ likes: 1, liked: true });
      expect((await likeOfReply(visitor, first.id)).body).toEqual({ likes: 1, liked: true });
      const own = await answer({ client: visitor }, { id }, 'Mine.', first.id);
      await answer({ client: visitor }, { id }, 'Mine as well.', own.id);
      return { id, first, own };
    }

    it('counts for the copy alone, whatever it takes back', async () => {
      const { id, first, own } = await thread();
      const another = server.client.as((await open()).token);
      expect(await counts(visitor, id)).toEqual([1, 3, 1]);
      expect(await counts(learner.client, id)).toEqual([0, 1, 0]);
      expect(await counts(another, id)).toEqual([0, 1, 0]);
      expect((await like(learner.client, id)).body).toEqual({ likes: 1, liked: true });
      expect((await like(visitor, id, false)).body).toEqual({ likes: 1, liked: false });
      expect((await likeOfReply(visitor, first.id, false)).body).toEqual({ likes: 0, liked: false });
      expect((await visitor.call(deleteReply, { params: { id: own.id } })).status).toBe(200);
      expect(await counts(visitor, id)).toEqual([1, 2, 0]);
      expect(await counts(learner.client, id)).toEqual([1, 1, 0]);
    });

    it('counts for everybody once it is kept, and can be taken back then', async () => {
      const { id, first, own } = await thread();
      const kept = server.client.as((await keep(visitor)).body.token);
      expect(await counts(learner.client, id)).toEqual([1, 3, 1]);
      expect(await counts(kept, id)).toEqual([1, 3, 1]);
      expect((await like(kept, id, false)).body.likes).toBe(0);
      expect((await likeOfReply(kept, first.id, false)).body.likes).toBe(0);
      await kept.call(deleteReply, { params: { id: own.id } });
      expect(await counts(learner.client, id)).toEqual([0, 2, 0]);
    });

    it('goes with the copy, text and all, and takes nothing from what others did', async () => {
      const { id, own } = await thread();
      await visitor.call(deleteReply, { params: { id: own.id } });
      await like(learner.client, id);
      const mine = await post({ client: visitor });
      await expire();
      const reader = await writer(server);
      expect(await counts(reader.client, id)).toEqual([1, 1, 0]);
      expect((await reader.client.call(listReplies, { params: { id }, query: {} })).body).toHaveLength(1);
      expect((await reader.client.call(getPost, { params: { id: mine.id } })).status).toBe(404);
      const left = await server.db.run(
        `select id from forum_replies where post_id = $1 union all select id from forum_posts where id = $2`,
        [id, mine.id],
      );
      expect(left).toHaveLength(1);
    });

    it('leaves the thread of a question to whoever writes in it first', async () => {
      const [{ id: scenarioId } = { id: 0 }] = await server.db.run<{ id: number }>(
        'select id from learning_scenarios where is_active order by id desc limit 1',
      );
      const params = { scenarioId, questionIndex: 0 };
      const before = (await learner.client.call(getCommunityStats)).body.totalPosts;
      const { post: opened } = (await visitor.call(discussQuestion, { params, body: { content: 'Why?' } }))
        .body;
      const sees = async (who: Client) =>
        (await who.call(listPosts, { query: { limit: 200 } })).body.some((one) => one.id === opened.id);
      expect([opened.replies, await sees(visitor), await sees(learner.client)]).toEqual([1, true, false]);
      expect((await learner.client.call(getCommunityStats)).body.totalPosts).toBe(before);
      await learner.client.call(discussQuestion, { params, body: { content: 'Because.' } });
      expect(await sees(learner.client)).toBe(true);
      expect((await learner.client.call(getCommunityStats)).body.totalPosts).toBe(before + 1);
    });

    it('says nothing in a study group of samples that anybody reads, then or later', async () => {
      const groups = async (who: Client) => (await who.call(listStudyGroups, { query: {} })).body;
      const sample = (await groups(visitor)).find(
        ({ creator, isPrivate }) => !isPrivate && creator?.username.startsWith('sample.'),
      )!;
      const params = { id: sample.id };
      const other = await registerLearner(server);
      for (const who of [visitor, other.client])
        expect((await who.call(joinStudyGroup, { params, body: {} })).status).toBe(200);
      await visitor.call(postGroupMessage, { params, body: { content: 'Buy my watches.' } });
      const read = async (who: Client) =>
        (await who.call(listGroupMessages, { params, query: {} })).body.map(({ content }) => content);
      expect(await read(visitor)).toContain('Buy my watches.');
      const group = { name: 'Watches', description: 'Cheap.', careerPath: 'nursing', maxMembers: 3 } as const;
      const stats = async () => (await other.client.call(getCommunityStats)).body.studyGroups;
      const before = await stats();
      await visitor.call(createStudyGroup, { body: group });
      expect(await stats()).toBe(before);
      await expire();
      expect(await read(other.client)).not.toContain('Buy my watches.');
    });

    it('changes no figure of staff, be it kept or not', async () => {
      const staff = await registerLearner(server);
      await server.db.run('insert into platform_staff (user_id, granted_at) values ($1, now())', [
        staff.user.id,
      ]);
      const learners = async (who: Client) => {
        // Figures are kept for half a minute.
        server.clock.advance({ minutes: 1 });
        const { body } = await who.call(listQuestionHealth, { query: { careerPath: 'nursing' } });
        return body.reduce((sum, one) => sum + one.learners, 0);
      };
      const before = [await learners(staff.client), await learners(visitor)];
      expect(before[1]).toBeGreaterThan(0);
      const another = server.client.as((await open()).token);
      expect([await learners(staff.client), await learners(another)]).toEqual(before);
      await keep(another);
      expect(await learners(staff.client)).toBe(before[0]);
    });

    it('is counted once when the copy is kept at the same moment', async () => {
      for (let turn = 0; turn < 6; turn += 1) {
        const { token, user } = await open();
        const client = server.client.as(token);
        const { id } = await post(learner, {}, {});
        await server.db.run('delete from rate_limits');
        const [kept] = await Promise.all([
          keep(client),
          new Promise((resolve) => setTimeout(resolve, turn * 4)).then(() => like(client, id)),
        ]);
        const [stored] = await server.db.run<{ likes: number }>(
          'select count(*)::int as likes from forum_post_likes where post_id = $1 and user_id = $2',
          [id, user.id],
        );
        expect((await like(server.client.as(kept.body.token), id)).body.likes).toBe(1);
        expect((await counts(learner.client, id))[0]).toBe(1);
        expect((await like(server.client.as(kept.body.token), id, false)).body.likes).toBe(0);
        expect(stored?.likes).toBeLessThanOrEqual(1);
      }
    });
  },
  { config: { demo: true } },
);
