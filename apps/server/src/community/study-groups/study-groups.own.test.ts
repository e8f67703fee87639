import { createStudyGroup, joinStudyGroup, listStudyGroups } from '@rounds/contract/community/study-groups';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { type Person, newGroup, person } from '../../../testing/community.ts';

onServer('the list of study groups', (server) => {
  const found = async (by: Person, name: string) =>
    (await by.client.call(createStudyGroup, { body: { ...newGroup, name } })).body;

  it('can be filtered to the learner’s own, in pages', async () => {
    const [ann, bob] = [await person(server), await person(server)];
    const word = `heron${ann.id}`;
    const mine = [await found(ann, `${word} one`), await found(ann, `${word} two`)];
    const other = await found(bob, `${word} three`);
    const ids = async (query: object) =>
      (await ann.client.call(listStudyGroups, { query: { q: word, ...query } })).body.map(({ id }) => id);
    expect(await ids({ mine: 'true' })).toEqual([mine[1]!.id, mine[0]!.id]);
    expect(await ids({ mine: 'true', limit: 1 })).toEqual([mine[1]!.id]);
    expect(await ids({ mine: 'false' })).toContain(other.id);
    await ann.client.call(joinStudyGroup, { params: { id: other.id }, body: undefined });
    expect(await ids({ mine: 'true' })).toContain(other.id);
    expect((await ann.client.send('GET', '/api/study-groups?mine=maybe')).status).toBe(400);
  });
});
