import { deleteMark, listMarks, saveMark } from '@rounds/contract/learning/marks';
import { noteLength } from '@rounds/contract/learning/marks.rules';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser, scenarios } from '../../../testing/factories.ts';

onServer('marks and notes', (server) => {
  async function learner() {
    const { token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const { first, second } = await scenarios(client);
    const on = (questionIndex: number, scenarioId = first.id) => ({ scenarioId, questionIndex });
    const save = (params: ReturnType<typeof on>, body: object) => client.call(saveMark, { params, body });
    const list = async (query = {}) => (await client.call(listMarks, { query })).body;
    return { client, first, second, on, save, list };
  }

  it('are kept per question, and fields that are not sent stay', async () => {
    const { client, second, on, save, list } = await learner();
    expect((await save(on(0), { marked: true })).body).toMatchObject({ ...on(0), marked: true, note: null });
    server.clock.advance({ minutes: 1 });
    expect((await save(on(0), { note: '  Why not B?\n' })).body).toMatchObject({
      marked: true,
      note: 'Why not B?',
    });
    server.clock.advance({ minutes: 1 });
    await save(on(3, second.id), { note: 'Again' });
    expect((await list()).map(({ marked, note }) => [marked, note])).toEqual([
      [false, 'Again'],
      [true, 'Why not B?'],
    ]);
    expect(await list({ scenarioId: second.id })).toHaveLength(1);
    expect((await save(on(0), { note: '' })).body).toMatchObject({ marked: true, note: null });
    expect((await client.call(deleteMark, { params: on(3, second.id) })).status).toBe(200);
    expect((await client.call(deleteMark, { params: on(3, second.id) })).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('leave nothing behind when both are removed', async () => {
    const { save, on, list } = await learner();
    await save(on(1), { marked: true, note: 'x' });
    await save(on(1), { marked: false });
    expect(await list()).toHaveLength(1);
    expect((await save(on(1), { note: null })).body).toMatchObject({ marked: false, note: null });
    expect(await list()).toEqual([]);
  });

  it('come in pages', async () => {
    const { client, save, on } = await learner();
    for (const place of [0, 1, 2, 3, 4]) await save(on(place), { marked: true });
    const page = await client.send<{ questionIndex: number }[]>('GET', '/api/marks?limit=3');
    const [, next = ''] = /^<([^>]+)>; rel="next"$/.exec(page.headers['link'] ?? '') ?? [];
    const rest = await client.send<{ questionIndex: number }[]>('GET', next);
    expect([...page.body, ...rest.body].map(({ questionIndex }) => questionIndex).sort()).toEqual([
      0, 1, 2, 3, 4,
    ]);
  });

  it('belong to nobody else', async () => {
    const [one, other] = [await learner(), await learner()];
    await one.save(one.on(0), { note: 'Mine alone' });
    expect(await other.list()).toEqual([]);
    await other.client.call(deleteMark, { params: one.on(0) });
    await other.save(one.on(0), { note: 'Another’s' });
    expect((await one.list()).map(({ note }) => note)).toEqual(['Mine alone']);
  });

  it.each([
    ['an unknown scenario', '/api/marks/999999/0', {}, 404],
    ['a question that is not there', null, { marked: true }, 422],
    ['an edition that is not there', null, { version: 99 }, 404],
    ['a note that is too long', null, { note: 'x'.repeat(noteLength + 1) }, 400],
    ['a question beyond all', '/api/marks/1/100', {}, 400],
    ['a word for a question', '/api/marks/1/first', {}, 400],
  ])('are rejected for %s', async (_what, url, body, status) => {
    const { client, first } = await learner();
    expect((await client.send('PUT', url ?? `/api/marks/${first.id}/7`, { body })).status).toBe(status);
  });
});
