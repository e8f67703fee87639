import * as contract from '@rounds/contract/community/forum';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { answer, post, writer } from '../../../testing/forum.ts';

onBothServers('people and tags in the discussions', (server) => {
  it('show what a deleted account wrote, without its author', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const thread = await post(author, { title: 'It stays' });
    await answer(author, thread);
    await server.db.run('update users set deleted_at = $2 where id = $1', [author.id, server.clock.now()]);
    const params = { id: thread.id };
    const nobody = { authorId: null, author: null, own: false };
    expect((await other.client.call(contract.getPost, { params })).body).toMatchObject(nobody);
    expect((await other.client.call(contract.listReplies, { params })).body).toMatchObject([nobody]);
    const names = await other.client.call(contract.completeNames, {
      query: { q: author.username, postId: thread.id },
    });
    expect(names.body).toEqual([]);
  });

  it('count posts, and the tags of the last 90 days', async () => {
    await server.db.run('delete from forum_posts');
    const author = await writer(server);
    await post(author, { content: '#old' });
    await server.db.run(`update forum_posts set created_at = created_at - interval '91 days'`);
    await post(author, { content: '#ecg #sepsis' });
    await post(author, { content: '#ecg' });
    const { client } = await writer(server);
    expect((await client.call(contract.getCommunityStats)).body).toEqual({
      totalPosts: 3,
      studyGroups: 0,
      activeMentorships: 0,
      popularTopics: [
        { tag: 'ecg', posts: 2 },
        { tag: 'sepsis', posts: 1 },
      ],
    });
  });

  it('complete names, with people in the thread first, and without those who hide', async () => {
    const prefix = `nm${server.db.kind}`;
    const named = (end: string) => writer(server, { username: `${prefix}_${end}` });
    const [asking, zoe, hidden, percent] = [
      await named('me'),
      await named('zoe'),
      await named('hid'),
      await named('abe'),
    ];
    await hidden.client.call(saveSettings, { body: { profileVisible: false } });
    const thread = await post(asking);
    await answer(zoe, thread);
    const complete = async (q: string, postId?: number) =>
      (
        await asking.client.call(contract.completeNames, { query: { q, ...(postId && { postId }) } })
      ).body.map(({ username }) => username);
    expect(await complete(prefix.toUpperCase())).toEqual([percent.username, zoe.username]);
    expect(await complete(`${prefix}_`, thread.id)).toEqual([zoe.username, percent.username]);
    await answer(hidden, thread);
    expect(await complete(prefix, thread.id)).toContain(hidden.username);
    expect(await complete('%')).toEqual([]);
    expect(await complete(`${prefix.slice(0, -1)}_`)).toEqual([]);
  });

  it('drop an erased learner’s name and likes, and keep the texts', async () => {
    const [author, other] = [await writer(server), await writer(server)];
    const [own, others] = [await post(author, { title: 'Kept' }), await post(other)];
    const reply = await answer(other, others);
    await answer(author, others, `Hello @${other.username}`);
    await author.client.call(contract.likePost, { params: { id: others.id }, body: { liked: true } });
    await author.client.call(contract.likeReply, { params: { id: reply.id }, body: { liked: true } });
    await server.db.run('update users set deleted_at = $2 where id = $1', [
      author.id,
      new Date(server.clock.now().getTime() - 31 * 86_400_000),
    ]);
    await server.jobs.run('accounts.erase');
    expect(await server.db.run('select 1 from users where id = $1', [author.id])).toEqual([]);
    const read = async (id: number) => (await other.client.call(contract.getPost, { params: { id } })).body;
    expect(await read(own.id)).toMatchObject({ title: 'Kept', author: null, authorId: null, own: false });
    expect(await read(others.id)).toMatchObject({ likes: 0, replies: 2 });
    const list = (await other.client.call(contract.listReplies, { params: { id: others.id } })).body;
    expect(list.map(({ likes, author: by }) => [likes, by === null])).toEqual([
      [0, false],
      [0, true],
    ]);
    const rows = await server.db.run(`select 1 from notifications where data::text like $1`, [
      `%${author.username}%`,
    ]);
    expect(rows).toEqual([]);
  });
});
