import * as contract from '@rounds/contract/community/forum';
import { expect, it } from 'vitest';
import { listen, onServer } from '../../../testing/app.ts';
import { type Writer, answer, post, writer } from '../../../testing/forum.ts';
import { openStream } from '../../../testing/streams.ts';
import { placePost } from './placement.service.ts';

const hostile = `<script>alert(1)</script> "'; drop table users; -- [x](javascript:alert(1)) \u202e 🩺`;

onServer('the discussions', (server) => {
  const titles = async ({ client }: Writer, query: object = {}) =>
    (await client.call(contract.listPosts, { query })).body.map(({ title }) => title);

  it('keep a post as written, with its hashtags', async () => {
    const author = await writer(server, { careerPath: 'nursing' });
    const made = await post(author, {
      title: `${hostile} #Ward`,
      content: `  Line\n\n**two** #ecg #ECG #mañana  `,
      category: 'question',
      careerPath: 'nursing',
    });
    expect(made).toEqual({
      id: made.id,
      title: `${hostile} #Ward`,
      content: 'Line\n\n**two** #ecg #ECG #mañana',
      category: 'question',
      careerPath: 'nursing',
      authorId: author.id,
      author: { id: author.id, username: author.username, careerPath: 'nursing', level: 1 },
      isSticky: false,
      isPinned: false,
      tags: ['ward', 'ecg', 'mañana'],
      likes: 0,
      replies: 0,
      createdAt: server.clock.now().toISOString(),
      editedAt: null,
      liked: false,
      own: true,
      question: null,
    });
    const reader = await writer(server);
    const read = await reader.client.call(contract.getPost, { params: { id: made.id } });
    expect(read.body).toEqual({ ...made, own: false });
  });

  it('come in pages: sticky posts, pinned posts, the others, latest first', async () => {
    await server.db.run('delete from forum_posts');
    const authors = await Promise.all([writer(server), writer(server), writer(server)]);
    const made: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      // Three at the same moment.
      if (n % 3 === 0) server.clock.advance({ seconds: 1 });
      made.push((await post(authors[n % 3]!, { title: `Post ${n}` })).id);
    }
    await server.db.run('update forum_posts set is_sticky = true where id = $1', [made[2]]);
    await server.db.run('update forum_posts set is_pinned = true where id = any($1::int[])', [
      [made[1], made[7]],
    ]);
    const seen: number[] = [];
    let url: string | undefined = '/api/forum?limit=5';
    while (url !== undefined) {
      const reply: Awaited<ReturnType<Writer['client']['send']>> = await authors[0].client.send('GET', url);
      seen.push(...(reply.body as { id: number }[]).map(({ id }) => id));
      url = /^<([^>]+)>; rel="next"$/.exec(reply.headers['link'] ?? '')?.[1];
    }
    const rest = made.filter((_, n) => ![1, 2, 7].includes(n)).reverse();
    expect(seen).toEqual([made[2], made[7], made[1], ...rest]);
  });

  it('are filtered by category, career path and hashtag', async () => {
    await server.db.run('delete from forum_posts');
    const author = await writer(server);
    await post(author, { title: 'For all', category: 'question', content: 'With #Sepsis' });
    await post(author, { title: 'For nurses', careerPath: 'nursing' });
    await post(author, { title: 'For doctors', careerPath: 'doctor', category: 'case-study' });
    expect(await titles(author, { category: 'question' })).toEqual(['For all']);
    expect(await titles(author, { careerPath: 'nursing' })).toEqual(['For nurses', 'For all']);
    expect(await titles(author, { tag: 'SEPSIS' })).toEqual(['For all']);
    expect(await titles(author, { tag: 'sepsis', careerPath: 'doctor', category: 'case-study' })).toEqual([]);
  });

  it('let authors edit and delete their own posts, and nobody else', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const { id } = await post(author, { title: 'Old', content: 'Old #old', careerPath: 'doctor' });
    const params = { id };
    server.clock.advance({ minutes: 1 });
    const refused = await other.client.call(contract.updatePost, { params, body: { title: 'Mine' } });
    expect([refused.status, refused.failure.code]).toEqual([403, 'not_author']);
    expect((await other.client.call(contract.deletePost, { params })).failure.code).toBe('not_author');
    const { body } = await author.client.call(contract.updatePost, {
      params,
      body: { title: 'New', content: 'New #new', careerPath: null },
    });
    expect(body).toMatchObject({
      title: 'New',
      tags: ['new'],
      careerPath: null,
      category: 'discussion',
      editedAt: server.clock.now().toISOString(),
    });
    await answer(other, { id });
    expect((await author.client.call(contract.deletePost, { params })).body).toEqual({ ok: true });
    expect((await author.client.call(contract.getPost, { params })).failure.code).toBe('post_not_found');
    expect((await author.client.call(contract.deletePost, { params })).status).toBe(404);
    expect(await server.db.run('select 1 from forum_replies where post_id = $1', [id])).toEqual([]);
  });

  it('put replies oldest first, answers below what they answer, and nest no deeper', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const thread = await post(author);
    const first = await answer(other, thread, 'first');
    const second = await answer(author, thread, 'second');
    const toFirst = await answer(author, thread, 'to first', first.id);
    const toThat = await answer(other, thread, 'to that', toFirst.id);
    expect(toThat.parentReplyId).toBe(first.id);
    const params = { id: thread.id };
    const list = await author.client.call(contract.listReplies, { params });
    expect(list.body.map(({ content }) => content)).toEqual(['first', 'to first', 'to that', 'second']);
    expect(list.body[0]).toMatchObject({ authorId: other.id, own: false, deleted: false, liked: false });
    const paged: string[] = [];
    let url: string | undefined = `/api/forum/${thread.id}/replies?limit=3`;
    while (url !== undefined) {
      const reply: Awaited<ReturnType<Writer['client']['send']>> = await other.client.send('GET', url);
      paged.push(...(reply.body as { content: string }[]).map(({ content }) => content));
      url = /^<([^>]+)>/.exec(reply.headers['link'] ?? '')?.[1];
    }
    expect(paged).toEqual(['first', 'to first', 'to that', 'second']);
    expect((await author.client.call(contract.getPost, { params })).body.replies).toBe(4);

    // A deleted reply with answers stays, empty; one without is removed. Deleting the last answer removes the empty
    // reply too.
    const remove = (who: Writer, { id }: { id: number }) =>
      who.client.call(contract.deleteReply, { params: { id } });
    expect((await remove(author, first)).failure.code).toBe('not_author');
    expect((await remove(other, first)).status).toBe(200);
    const [emptied] = (await author.client.call(contract.listReplies, { params })).body;
    expect(emptied).toMatchObject({
      id: first.id,
      deleted: true,
      content: '',
      authorId: null,
      author: null,
      own: false,
    });
    expect((await remove(other, first)).failure.code).toBe('reply_not_found');
    await remove(author, second);
    await remove(author, toFirst);
    await remove(other, toThat);
    expect((await author.client.call(contract.listReplies, { params })).body).toEqual([]);
    expect((await author.client.call(contract.getPost, { params })).body.replies).toBe(0);
  });

  it('let authors edit their replies', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const reply = await answer(author, await post(other));
    const params = { id: reply.id };
    const refused = await other.client.call(contract.updateReply, { params, body: { content: 'x' } });
    expect(refused.failure.code).toBe('not_author');
    const { body } = await author.client.call(contract.updateReply, { params, body: { content: hostile } });
    expect(body).toEqual({ ...reply, content: hostile, editedAt: server.clock.now().toISOString() });
  });

  it('count a like once, and remove it', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const thread = await post(author);
    const reply = await answer(author, thread);
    for (const [endpoint, id] of [
      [contract.likePost, thread.id],
      [contract.likeReply, reply.id],
    ] as const) {
      const like = async (liked: boolean) =>
        (await other.client.call(endpoint, { params: { id }, body: { liked } })).body;
      expect(await like(false)).toEqual({ likes: 0, liked: false });
      expect(await like(true)).toEqual({ likes: 1, liked: true });
      expect(await like(true)).toEqual({ likes: 1, liked: true });
      expect(await like(false)).toEqual({ likes: 0, liked: false });
      await like(true);
    }
    const params = { id: thread.id };
    expect((await other.client.call(contract.getPost, { params })).body).toMatchObject({
      likes: 1,
      liked: true,
    });
    expect((await author.client.call(contract.listReplies, { params })).body).toMatchObject([
      { likes: 1, liked: false },
    ]);
  });

  it('execute a write once per Idempotency-Key', async () => {
    const author = await writer(server);
    const body = { title: 'Once', content: 'Once.', category: 'discussion' } as const;
    const headers = { 'idempotency-key': `once-${author.id}` };
    const [one, two] = [
      await author.client.call(contract.createPost, { body, headers }),
      await author.client.call(contract.createPost, { body, headers }),
    ];
    expect([two.status, two.body]).toEqual([201, one.body]);
    const params = { id: one.body.id };
    const reply = {
      params,
      body: { content: 'Once.' },
      headers: { 'idempotency-key': `reply-${author.id}` },
    };
    const [first] = [
      await author.client.call(contract.createReply, reply),
      await author.client.call(contract.createReply, reply),
    ];
    expect((await author.client.call(contract.listReplies, { params })).body).toEqual([first.body]);
  });

  it('notify open pages of changes', async () => {
    const { origin } = await listen(server);
    const [author, other] = [await writer(server), await writer(server)];
    const thread = await post(author);
    const stream = await openStream(`${origin}/api/forum/${thread.id}/events`, author.client.token!);
    const reply = await answer(other, thread);
    await other.client.call(contract.likePost, { params: { id: thread.id }, body: { liked: true } });
    await other.client.call(contract.likePost, { params: { id: thread.id }, body: { liked: true } });
    await author.client.call(contract.deletePost, { params: { id: thread.id } });
    const topic = `forum:${thread.id}`;
    expect(await stream.next(3)).toEqual([
      { postId: thread.id, replyId: reply.id, topic },
      { postId: thread.id, topic },
      { postId: thread.id, topic },
    ]);
    stream.close();
  });

  it('put posts first when a moderator places them there', async () => {
    await server.db.run('delete from forum_posts');
    const [author, other] = [await writer(server), await writer(server)];
    const made = [await post(author, { title: 'One' }), await post(other, { title: 'Two' })] as const;
    await post(other, { title: 'Three' });
    expect(await placePost(server.db, made[0].id, 'pinned')).toEqual({
      ok: true,
      text: `Post ${made[0].id} is pinned.\n`,
    });
    await placePost(server.db, made[1].id, 'sticky');
    expect(await titles(author)).toEqual(['Two', 'One', 'Three']);
    await placePost(server.db, made[1].id, 'ordinary');
    expect(await titles(author)).toEqual(['One', 'Three', 'Two']);
    expect((await placePost(server.db, 999_999, 'pinned')).ok).toBe(false);
  });
});
