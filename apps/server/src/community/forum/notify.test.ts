import * as contract from '@rounds/contract/community/forum';
import { blockPerson } from '@rounds/contract/community/moderation';
import { listNotifications, readNotifications } from '@rounds/contract/messages/notifications';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Writer, answer, post, writer } from '../../../testing/forum.ts';

onServer('authors and mentioned people are notified', (server) => {
  const bell = async ({ client }: Writer) =>
    (await client.call(listNotifications)).body.map(({ kind, data, readAt }) => ({
      kind,
      data,
      read: readAt !== null,
    }));
  const kinds = async (who: Writer) => (await bell(who)).map(({ kind }) => kind);
  const people = (count: number) => Promise.all(Array.from({ length: count }, () => writer(server)));

  it('of a reply to their post or reply, once, and never of their own', async () => {
    const [author, first, second] = (await people(3)) as [Writer, Writer, Writer];
    const thread = await post(author, { title: 'Night shift' });
    await answer(author, thread, 'My own.');
    expect(await bell(author)).toEqual([]);
    const reply = await answer(first, thread, `Hello @${author.username}`);
    const data = {
      postId: thread.id,
      replyId: reply.id,
      title: 'Night shift',
      authorId: first.id,
      author: first.username,
    };
    expect(await bell(author)).toEqual([{ kind: 'forum_reply', data, read: false }]);
    await answer(second, thread, 'To you both.', reply.id);
    expect(await kinds(author)).toEqual(['forum_reply', 'forum_reply']);
    expect(await kinds(first)).toEqual(['forum_reply']);
    expect(await kinds(second)).toEqual([]);
  });

  it('when a post, a reply or an edit mentions them for the first time', async () => {
    const [author, named, other] = (await people(3)) as [Writer, Writer, Writer];
    const text = `Ask @${named.username.toUpperCase()}, @nobody_at_all and @${author.username}.`;
    const thread = await post(author, { title: 'Who knows?', content: text });
    const data = {
      postId: thread.id,
      replyId: null,
      title: 'Who knows?',
      authorId: author.id,
      author: author.username,
    };
    expect(await bell(named)).toEqual([{ kind: 'forum_mention', data, read: false }]);
    const change = (content: string) =>
      author.client.call(contract.updatePost, { params: { id: thread.id }, body: { content } });
    await change(`${text} And @${other.username}!`);
    await change(`${text} And again @${other.username}!`);
    expect(await kinds(named)).toEqual(['forum_mention']);
    expect(await kinds(other)).toEqual(['forum_mention']);
    await answer(other, thread, `@${named.username} too`);
    expect(await kinds(named)).toEqual(['forum_mention', 'forum_mention']);
  });

  it('of a mention once, however often it is removed and restored', async () => {
    const [author, named] = (await people(2)) as [Writer, Writer];
    const thread = await post(author, { content: 'Nobody yet.' });
    const reply = await answer(author, thread, 'Nobody here either.');
    for (const content of [`@${named.username}`, 'Nobody.', `@${named.username} again`]) {
      await author.client.call(contract.updatePost, { params: { id: thread.id }, body: { content } });
      await author.client.call(contract.updateReply, { params: { id: reply.id }, body: { content } });
      const last = (await named.client.call(listNotifications)).body[0];
      if (last) await named.client.call(readNotifications, { body: { upTo: last.id } });
    }
    const told = (await bell(named)).map(({ kind, data }) => [
      kind,
      (data as { replyId: number | null }).replyId,
    ]);
    expect(told).toEqual([
      ['forum_mention', reply.id],
      ['forum_mention', null],
    ]);
  });

  it('of the number of likes, in one notification until it is read', async () => {
    const [author, ...others] = (await people(4)) as [Writer, Writer, Writer, Writer];
    const thread = await post(author, { title: 'Liked' });
    const like = (who: Writer, liked = true) =>
      who.client.call(contract.likePost, { params: { id: thread.id }, body: { liked } });
    const counts = async () =>
      (await bell(author)).map(({ data, read }) => [(data as unknown as { count: number }).count, read]);
    await like(author);
    expect(await counts()).toEqual([]);
    await like(others[0]);
    await like(others[1]);
    await like(others[1]);
    expect(await counts()).toEqual([[2, false]]);
    await like(others[0], false);
    expect(await counts()).toEqual([[1, false]]);
    await like(others[1], false);
    expect(await counts()).toEqual([]);
    await like(others[0]);
    const { id } = (await author.client.call(listNotifications)).body[0]!;
    await author.client.call(readNotifications, { body: { upTo: id } });
    await like(others[0], false);
    expect(await counts()).toEqual([[1, true]]);
    await like(others[2]);
    await like(others[1]);
    expect(await counts()).toEqual([
      [2, false],
      [1, true],
    ]);
    const reply = await answer(author, thread);
    await others[0].client.call(contract.likeReply, { params: { id: reply.id }, body: { liked: true } });
    expect((await bell(author))[0]).toMatchObject({
      kind: 'forum_likes',
      data: { postId: thread.id, replyId: reply.id, title: 'Liked', count: 1 },
    });
  });

  it('of nothing by people they blocked, and never if their account is deleted', async () => {
    const [author, blocked, gone] = (await people(3)) as [Writer, Writer, Writer];
    const thread = await post(gone, { title: 'Left' });
    await server.db.run('update users set deleted_at = $2 where id = $1', [gone.id, server.clock.now()]);
    await author.client.call(blockPerson, { params: { id: blocked.id } });
    await answer(blocked, thread, `@${author.username} @${gone.username}`);
    await answer(author, thread, `@${blocked.username}`);
    await blocked.client.call(contract.likePost, { params: { id: thread.id }, body: { liked: true } });
    expect(await bell(author)).toEqual([]);
    expect(await bell(blocked)).toEqual([]);
    const rows = await server.db.run('select 1 from notifications where user_id = $1', [gone.id]);
    expect(rows).toEqual([]);
  });
});
