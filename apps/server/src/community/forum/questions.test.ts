import { discussQuestion, getQuestionThread } from '@rounds/contract/community/forum.questions';
import * as forum from '@rounds/contract/community/forum';
import { blockPerson } from '@rounds/contract/community/moderation';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, scenarios } from '../../../testing/factories.ts';

onServer('the thread of a question', (server) => {
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const { first } = await scenarios(client);
    const on = (questionIndex: number) => ({ scenarioId: first.id, questionIndex });
    const read = async (question: number) =>
      (await client.call(getQuestionThread, { params: on(question) })).body;
    const write = (question: number, content: string) =>
      client.call(discussQuestion, { params: on(question), body: { content } });
    const replies = async (post: number) =>
      (await client.call(forum.listReplies, { params: { id: post } })).body;
    return { id, client, first, read, write, replies };
  }

  it('is created by the first reply, found by the next, and belongs to nobody', async () => {
    const [one, other] = [await learner(), await learner()];
    expect(await one.read(0)).toBeNull();
    const { status, body } = await one.write(0, 'Why not B?');
    expect(status).toBe(201);
    expect(body.post).toMatchObject({
      title: `${one.first.title}, question 1`,
      category: 'question',
      careerPath: one.first.careerPath,
      content: one.first.scenario.questions[0]!.question,
      author: null,
      own: false,
      replies: 1,
      question: { scenarioId: one.first.id, questionIndex: 0 },
    });
    expect(body.reply).toMatchObject({ content: 'Why not B?', own: true });
    const second = await other.write(0, 'Because of the timing.');
    expect(second.body.post).toMatchObject({ id: body.post.id, replies: 2 });
    expect((await other.read(0))?.id).toBe(body.post.id);
    expect((await other.replies(body.post.id)).map(({ content }) => content)).toEqual([
      'Why not B?',
      'Because of the timing.',
    ]);
    expect(await other.read(1)).toBeNull();
    const params = { id: body.post.id };
    expect((await one.client.call(forum.deletePost, { params })).status).toBe(403);
    expect((await one.client.call(forum.updatePost, { params, body: { title: 'Mine' } })).status).toBe(403);
  });

  it('is created once, however many reply at the same time', async () => {
    const people = await Promise.all([1, 2, 3, 4, 5].map(() => learner()));
    const written = await Promise.all(people.map((who, n) => who.write(2, `Reply ${n}`)));
    expect(written.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(written.map(({ body }) => body.post.id)).size).toBe(1);
    expect((await people[0]!.read(2))?.replies).toBe(5);
  });

  it('stays open to those who blocked its first author', async () => {
    const [one, other] = [await learner(), await learner()];
    await one.write(3, 'First');
    await other.client.call(blockPerson, { params: { id: one.id } });
    const { body } = await other.write(3, 'Second');
    expect((await other.replies(body.post.id)).map(({ content }) => content)).toEqual(['Second']);
  });

  it('is not created again if a moderator hid it', async () => {
    const one = await learner();
    const { body } = await one.write(4, 'First');
    await server.db.run('update forum_posts set hidden_at = now() where id = $1', [body.post.id]);
    expect(await one.read(4)).toBeNull();
    expect((await one.write(4, 'Again')).failure.code).toBe('post_not_found');
  });

  it.each([
    ['an unknown scenario', '999999/0', 404],
    ['an unknown question', null, 422],
    ['a word', 'a/0', 400],
  ])('is rejected for %s, and nothing is created', async (_what, place, status) => {
    const { client, first } = await learner();
    const url = `/api/forum/questions/${place ?? `${first.id}/9`}`;
    expect((await client.send('POST', url, { body: { content: 'x' } })).status).toBe(status);
    const [row] = await server.db.run('select 1 from forum_posts where question_index = 9');
    expect(row).toBeUndefined();
  });
});
