import { randomUUID } from 'node:crypto';
import { shareGroupTest } from '@rounds/contract/community/group-tests';
import { succeeded } from '../factories.ts';
import { group } from './fixtures.ts';
import type { Fixture } from './fixtures.ts';
import { noteTest } from './note-fixtures.ts';

/** A test of the owner's, to be shared with a group that the member is in too. */
export const groupToShareWith: Fixture = async (actors) => {
  const test = await noteTest(actors);
  const founded = await group()(actors);
  return { ...founded, body: { testId: Number(test.params?.['id']), showsSource: false } };
};

export const groupTest: Fixture = async (actors) => {
  const { params, body } = await groupToShareWith(actors);
  const sent = {
    params: { id: Number(params?.['id']) },
    body: body as { testId: number; showsSource: boolean },
  };
  return { params: { id: succeeded(await actors.owner.client.call(shareGroupTest, sent)).body.id } };
};

export const groupTestAttempt: Fixture = async (actors) => ({
  ...(await groupTest(actors)),
  body: { attemptId: randomUUID(), revision: 0, answers: [], timeSpent: 1 },
});
