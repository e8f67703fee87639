import * as forum from '@rounds/contract/community/forum';
import * as contract from '@rounds/contract/community/moderation';
import { exportData } from '@rounds/contract/identity/accounts.security';
import { saveSettings } from '@rounds/contract/identity/settings';
import { expect, it } from 'vitest';
import { onServer, onServerOf } from '../../../testing/app.ts';
import { type Writer, answer, post, writer } from '../../../testing/forum.ts';
import { features } from '../../features.ts';
import { reportablesOf } from '../../platform/feature-parts.ts';
import { decide, listReports } from './moderation.service.ts';

onServer('moderation', (server) => {
  const deps = () => ({ db: server.db, clock: server.clock, reportables: reportablesOf(features) });
  const report = ({ client }: Writer, kind: string, id: number, changes = {}) =>
    client.send('POST', '/api/reports', { body: { kind, id, reason: 'unsafe-advice', ...changes } });
  const block = ({ client }: Writer, { id }: { id: number }) =>
    client.call(contract.blockPerson, { params: { id } });
  const status = async ({ client }: Writer, id: number) =>
    (await client.call(forum.getPost, { params: { id } })).status;
  const replies = async ({ client }: Writer, id: number) =>
    (await client.call(forum.listReplies, { params: { id } })).body.map(({ content }) => content);

  it('stores a report of others’ texts, once, for the moderators', async () => {
    const [author, reader] = [await writer(server), await writer(server)];
    const thread = await post(author, { title: 'Double the dose\u001b[2J' });
    const { id } = await answer(author, thread, 'Just do it.');
    expect((await report(reader, 'forum_post', thread.id, { message: ' Dangerous.\n' })).body).toEqual({
      ok: true,
    });
    expect((await report(reader, 'forum_post', thread.id, { reason: 'spam' })).status).toBe(201);
    expect((await report(reader, 'forum_reply', id)).status).toBe(201);
    const own = await report(author, 'forum_post', thread.id);
    expect([own.status, own.failure.code]).toEqual([403, 'own_content']);
    const text = await listReports(deps());
    expect(text).toContain(`forum_post ${thread.id}  by ${author.username}`);
    expect(text).toContain('unsafe-advice  > Dangerous.');
    expect(text).toContain(`forum_reply ${id}  by ${author.username}\n    | Just do it.`);
    expect(text).not.toContain('spam');
    expect(text).not.toContain('\u001b');
  });

  it.each([
    ['what is not there', 'forum_post', 999_999, {}, 404],
    ['a kind without texts yet', 'study_group', 1, {}, 404],
    ['an unknown kind', 'novel', 1, {}, 404],
    ['what is no name of a kind', 'Forum post', 1, {}, 400],
    ['an unknown reason', 'forum_post', 1, { reason: 'boring' }, 400],
    ['a long message', 'forum_post', 1, { message: 'x'.repeat(1001) }, 400],
  ])('rejects a report of %s', async (_what, kind, id, changes, expected) => {
    expect((await report(await writer(server), kind, id, changes)).status).toBe(expected);
  });

  it('accepts twenty reports an hour', async () => {
    const reader = await writer(server);
    for (let n = 0; n < 20; n += 1) await report(reader, 'forum_post', 999_999);
    expect((await report(reader, 'forum_post', 999_999)).status).toBe(429);
  });

  it('hides a text from everybody, keeps it in the export, and shows it again', async () => {
    const [author, reader] = [await writer(server), await writer(server)];
    const thread = await post(author, { title: 'Hide me', content: 'kangaroo' });
    const reply = await answer(author, thread, 'Hide me too');
    await answer(reader, thread, 'An answer', reply.id);
    await report(reader, 'forum_reply', reply.id);
    expect((await decide(deps(), 'forum_reply', reply.id, true)).text).toBe(
      `forum_reply ${reply.id} is hidden.\n`,
    );
    expect((await decide(deps(), 'forum_reply', reply.id, true)).ok).toBe(true);
    expect(await listReports(deps())).not.toContain(`forum_reply ${reply.id}`);
    expect(await replies(author, thread.id)).toEqual(['', 'An answer']);
    const params = { id: thread.id };
    expect((await reader.client.call(forum.getPost, { params })).body.replies).toBe(1);
    await decide(deps(), 'forum_reply', reply.id, false);
    expect(await replies(reader, thread.id)).toEqual(['Hide me too', 'An answer']);
    expect((await reader.client.call(forum.getPost, { params })).body.replies).toBe(2);

    await decide(deps(), 'forum_post', thread.id, true);
    for (const who of [author, reader]) {
      expect(await status(who, thread.id)).toBe(404);
      expect((await who.client.call(forum.listReplies, { params })).status).toBe(404);
      expect((await who.client.call(forum.createReply, { params, body: { content: 'x' } })).status).toBe(404);
      expect((await who.client.call(forum.likePost, { params, body: { liked: true } })).status).toBe(404);
      expect((await who.client.send('GET', `/api/forum/${thread.id}/events`)).status).toBe(404);
      expect((await who.client.call(forum.listPosts, { query: { q: 'kangaroo' } })).body).toEqual([]);
      const list = (await who.client.call(forum.listPosts, { query: { limit: 200 } })).body;
      expect(list.map(({ id }) => id)).not.toContain(thread.id);
    }
    expect((await report(reader, 'forum_post', thread.id)).status).toBe(404);
    expect((await author.client.call(forum.deletePost, { params })).status).toBe(404);
    const data = (await author.client.call(exportData)).body.data['forum'];
    expect(data?.['forum_posts']).toMatchObject([
      { title: 'Hide me', hiddenAt: server.clock.now().toISOString() },
    ]);
    await decide(deps(), 'forum_post', thread.id, false);
    expect(await status(reader, thread.id)).toBe(200);
  });

  it('says what it cannot decide on', async () => {
    expect(await decide(deps(), 'forum_post', 999_999, true)).toEqual({
      ok: false,
      text: 'There is no forum_post 999999.\n',
    });
    expect((await decide(deps(), 'novel', 1, true)).text).toContain('Kinds: forum_post, forum_reply');
  });

  it('keeps two learners from reading, mentioning or answering each other while one blocks the other', async () => {
    const [one, two, third] = [await writer(server), await writer(server), await writer(server)];
    const [ofOne, ofTwo] = [await post(one, { title: 'platypus' }), await post(two, { title: 'platypus' })];
    const thread = await post(third);
    await answer(one, thread, 'of one');
    const ofTwoThere = await answer(two, thread, 'of two');
    await answer(third, thread, 'an answer', ofTwoThere.id);
    server.clock.advance({ seconds: 1 });
    expect((await block(one, two)).body).toEqual({ ok: true });
    expect((await block(one, two)).status).toBe(200);
    for (const [who, others, ownText] of [
      [one, ofTwo, 'of one'],
      [two, ofOne, 'of two'],
    ] as const) {
      const { client } = who;
      const params = { id: others.id };
      expect(await status(who, others.id)).toBe(404);
      expect((await client.call(forum.createReply, { params, body: { content: 'x' } })).status).toBe(404);
      expect((await client.call(forum.likePost, { params, body: { liked: true } })).status).toBe(404);
      expect((await client.call(forum.updatePost, { params, body: {} })).failure.code).toBe('post_not_found');
      const found = (await client.call(forum.listPosts, { query: { q: 'platypus' } })).body;
      expect(found.map(({ authorId }) => authorId)).toEqual([who.id]);
      expect(await replies(who, thread.id)).toEqual(
        // The other's reply is shown empty if somebody answered it.
        who === one ? ['of one', '', 'an answer'] : ['of two', 'an answer'],
      );
      expect(ownText).toContain('of');
    }
    const body = { content: 'x', parentReplyId: ofTwoThere.id };
    const refused = await one.client.call(forum.createReply, { params: { id: thread.id }, body });
    expect([refused.status, refused.failure.code]).toEqual([404, 'reply_not_found']);
    const names = await one.client.call(forum.completeNames, {
      query: { q: two.username, postId: thread.id },
    });
    expect(names.body).toEqual([]);
    expect(await status(third, ofOne.id)).toBe(200);
    expect((await one.client.call(contract.listBlocks)).body).toEqual([
      { id: two.id, username: two.username, blockedAt: server.clock.now().toISOString() },
    ]);
    expect((await two.client.call(contract.listBlocks)).body).toEqual([]);
    const unblock = () => one.client.call(contract.unblockPerson, { params: { id: two.id } });
    expect((await unblock()).body).toEqual({ ok: true });
    expect((await unblock()).status).toBe(200);
    expect(await status(one, ofTwo.id)).toBe(200);
    expect(await status(two, ofOne.id)).toBe(200);
  });

  it('cannot block a missing person or oneself', async () => {
    const one = await writer(server);
    const oneself = await block(one, one);
    expect([oneself.status, oneself.failure.code]).toEqual([422, 'cannot_block_yourself']);
    expect((await block(one, { id: 999_999 })).failure.code).toBe('user_not_found');
    expect((await one.client.send('PUT', '/api/blocks/x')).status).toBe(400);
  });

  it('does not reveal hidden profiles by blocking, but can block people one meets', async () => {
    const [one, hidden, author] = [await writer(server), await writer(server), await writer(server)];
    for (const { client } of [hidden, author]) {
      await client.call(saveSettings, { body: { profileVisible: false } });
    }
    const ofHidden = await block(one, hidden);
    const ofNobody = await block(one, { id: 999_999 });
    expect([ofHidden.status, ofHidden.text]).toEqual([ofNobody.status, ofNobody.text]);
    expect((await one.client.call(contract.listBlocks)).body).toEqual([]);
    await post(author);
    expect((await block(one, author)).body).toEqual({ ok: true });
    // Visible, then hidden: the block stays.
    const shown = await writer(server);
    await block(one, shown);
    await shown.client.call(saveSettings, { body: { profileVisible: false } });
    expect((await block(one, shown)).status).toBe(200);
  });

  it.each([
    ['POST', '/api/reports', { kind: 'forum_post', id: 1, reason: 'spam' }],
    ['GET', '/api/blocks'],
    ['PUT', '/api/blocks/1'],
    ['DELETE', '/api/blocks/1'],
  ])('requires a session for %s %s', async (method, url, body?: object) => {
    expect((await server.client.send(method, url, { body })).status).toBe(401);
  });
});

onServerOf('postgres', 'fifty reports and blocks at once', (server) => {
  it('count as one', async () => {
    const [one, two] = [await writer(server), await writer(server)];
    const { id } = await post(two);
    const reports = Array.from({ length: 20 }, () =>
      one.client.call(contract.reportContent, { body: { kind: 'forum_post', id, reason: 'spam' } }),
    );
    expect(new Set((await Promise.all(reports)).map(({ status }) => status))).toEqual(new Set([201]));
    const blocks = Array.from({ length: 50 }, () =>
      one.client.call(contract.blockPerson, { params: { id: two.id } }),
    );
    expect(new Set((await Promise.all(blocks)).map(({ status }) => status))).toEqual(new Set([200]));
    const [row] = await server.db.run<{ reports: number; blocks: number }>(
      'select (select count(*)::int from content_reports) as reports, (select count(*)::int from user_blocks) as blocks',
    );
    expect(row).toEqual({ reports: 1, blocks: 1 });
  });
});
