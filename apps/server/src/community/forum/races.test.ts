import * as contract from '@rounds/contract/community/forum';
import { listNotifications } from '@rounds/contract/messages/notifications';
import { beforeAll, expect, it } from 'vitest';
import { onServerOf } from '../../../testing/app.ts';
import { type Writer, answer, post, writer } from '../../../testing/forum.ts';

onServerOf('postgres', 'fifty at once', (server) => {
  const fifty = Array.from({ length: 50 }, (_, n) => n);
  let people: Writer[] = [];
  let author: Writer;
  beforeAll(async () => {
    author = await writer(server);
    people = await Promise.all(fifty.map(() => writer(server)));
  });
  const read = async (id: number) => (await author.client.call(contract.getPost, { params: { id } })).body;
  /** Ten at a time, since that many get a connection: on a busy machine, more would be told to retry. */
  async function together<T>(work: readonly (() => Promise<T>)[]): Promise<T[]> {
    const done: T[] = [];
    for (let n = 0; n < work.length; n += 10) {
      done.push(...(await Promise.all(work.slice(n, n + 10).map((one) => one()))));
    }
    return done;
  }
  const all = (replies: readonly { status: number }[]) =>
    [...new Set(replies.map(({ status }) => status))].sort();

  it('like a post, and each counts, in one notification', async () => {
    const { id } = await post(author);
    const like = (who: Writer, liked: boolean) =>
      who.client.call(contract.likePost, { params: { id }, body: { liked } });
    expect(all(await together(people.map((who) => () => like(who, true))))).toEqual([200]);
    expect((await read(id)).likes).toBe(50);
    const { body } = await author.client.call(listNotifications);
    expect(body).toMatchObject([{ kind: 'forum_likes', data: { count: 50 } }]);
    await together(people.map((who, n) => () => like(who, n % 2 === 0)));
    expect((await read(id)).likes).toBe(25);
  });

  it('one person likes and unlikes, and the last state counts', async () => {
    const { id } = await post(author);
    const one = people[0]!;
    await Promise.all(
      fifty.map((n) => one.client.call(contract.likePost, { params: { id }, body: { liked: n % 2 === 0 } })),
    );
    const { likes, liked } = (await one.client.call(contract.getPost, { params: { id } })).body;
    expect(likes).toBe(liked ? 1 : 0);
  });

  it('reply, answer and delete, and the count is the number of replies', async () => {
    const { id } = await post(author);
    const first = await answer(author, { id });
    const made = await Promise.all(
      people.map((who, n) => answer(who, { id }, `Reply ${n}`, n % 3 === 0 ? first.id : null)),
    );
    expect((await read(id)).replies).toBe(51);
    const work = people.map((who, n) =>
      n % 2 === 0
        ? who.client.call(contract.deleteReply, { params: { id: made[n]!.id } })
        : who.client.call(contract.createReply, {
            params: { id },
            body: { content: 'Again.', parentReplyId: made[n - 1]!.id },
          }),
    );
    const statuses = await Promise.all([
      ...work,
      author.client.call(contract.deleteReply, { params: { id: first.id } }),
    ]);
    expect(all(statuses).every((status) => [200, 201, 404].includes(status))).toBe(true);
    const list = await author.client.call(contract.listReplies, { params: { id }, query: { limit: 200 } });
    const standing = list.body.filter(({ deleted }) => !deleted);
    expect((await read(id)).replies).toBe(standing.length);
    const parents = new Set(list.body.map((reply) => reply.id));
    expect(standing.every(({ parentReplyId }) => parentReplyId === null || parents.has(parentReplyId))).toBe(
      true,
    );
    const empty = list.body.filter(({ deleted }) => deleted);
    expect(empty.every((reply) => standing.some(({ parentReplyId }) => parentReplyId === reply.id))).toBe(
      true,
    );
  });

  it('reply and like while the post is being deleted, and nothing else fails', async () => {
    const { id } = await post(author);
    const reply = await answer(author, { id });
    const [removed, ...others] = await Promise.all([
      author.client.call(contract.deletePost, { params: { id } }),
      ...people.map((who, n) => {
        if (n % 3 === 0)
          return who.client.call(contract.createReply, {
            params: { id },
            body: { content: 'x', parentReplyId: reply.id },
          });
        if (n % 3 === 1) return who.client.call(contract.likePost, { params: { id }, body: { liked: true } });
        return who.client.call(contract.likeReply, { params: { id: reply.id }, body: { liked: true } });
      }),
      author.client.call(contract.deleteReply, { params: { id: reply.id } }),
    ]);
    expect(removed.status).toBe(200);
    expect(all(others).every((status) => [200, 201, 404].includes(status))).toBe(true);
    const left = await server.db.run('select 1 from forum_replies where post_id = $1', [id]);
    expect(left).toEqual([]);
  });

  it('write with one Idempotency-Key, and create one post', async () => {
    const one = await writer(server);
    const body = { title: 'Once', content: 'Once.', category: 'discussion' } as const;
    const headers = { 'idempotency-key': 'raced' };
    // The limit allows five.
    const replies = await Promise.all(
      fifty.slice(0, 5).map(() => one.client.call(contract.createPost, { body, headers })),
    );
    expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1);
  });
});
