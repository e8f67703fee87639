import { randomUUID } from 'node:crypto';
import { analyzeNote } from '@rounds/contract/learning/notes';
import { generateNoteScenario, generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { takeNoteTest } from '@rounds/contract/learning/notes.attempts';
import { succeeded } from '../factories.ts';
import { uploadNote } from '../notes.ts';
import type { Fixture } from './fixtures.ts';

export const note =
  (sent?: object): Fixture =>
  async ({ owner: { client } }) => {
    const secret = `Chapter ${randomUUID()}`;
    return {
      params: { id: await uploadNote(client, { title: secret }) },
      secret,
      ...(sent && { body: sent }),
    };
  };

export const analyzedNote: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  succeeded(await client.call(analyzeNote, { params }));
  return { params };
};

/** The job that analyzes the note. */
export const noteJob: Fixture = async (actors) => {
  const { params } = await analyzedNote(actors);
  const [job] = await actors.server.db.run<{ id: string }>(
    'select id from note_analysis_jobs where note_id = $1',
    [params?.['id']],
  );
  return { params: { id: job?.id ?? '' } };
};

export const noteTest: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  return { params: { id: (await client.call(generateNoteTest, { params, body: {} })).body.id } };
};

export const noteScenario: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  return { params: { id: (await client.call(generateNoteScenario, { params, body: {} })).body.id } };
};

const edit = {
  revision: 0,
  stem: 'Which structure does the note describe here?',
  options: ['The ventricle', 'The atrium', 'The aorta', 'The valve'],
  key: 0,
};
/** A test without ordering questions, so that every question has four options. */
const plainTest: Fixture = async ({ owner: { client } }) => {
  const params = { id: await uploadNote(client) };
  const wanted = { params, body: { testType: 'multiple_choice' } } as const;
  return { params: { id: (await client.call(generateNoteTest, wanted)).body.id } };
};
const handedIn =
  (made: Fixture): Fixture =>
  async (actors) => ({
    ...(await made(actors)),
    body: { attemptId: randomUUID(), revision: 0, answers: [], timeSpent: 1 },
  });
const edited =
  (made: Fixture): Fixture =>
  async (actors) => ({ params: { ...(await made(actors)).params, position: 0 }, body: edit });
const removing =
  (made: Fixture): Fixture =>
  async (actors) => ({ params: { ...(await made(actors)).params, position: 0 }, query: { revision: 0 } });

export const noteTestAttempt = handedIn(noteTest);
export const noteTestEdit = edited(plainTest);
export const noteTestQuestionRemoved = removing(noteTest);
export const noteScenarioAttempt = handedIn(noteScenario);
export const noteScenarioEdit = edited(noteScenario);
export const noteScenarioQuestionRemoved = removing(noteScenario);

/** A question that the owner missed in a test. */
export const dueNoteReview: Fixture = async (actors) => {
  const { client, id } = actors.owner;
  const { params } = await plainTest(actors);
  const attempt = { revision: 0, timeSpent: 1 };
  for (const selectedOption of [0, 1]) {
    const answers = [{ questionIndex: 0, selectedOption }];
    const sent = {
      params: { id: Number(params?.['id']) },
      body: { ...attempt, attemptId: randomUUID(), answers },
    };
    succeeded(await client.call(takeNoteTest, sent));
  }
  const [missed] = await actors.server.db.run<{ id: number }>(
    'select id from note_review_items where user_id = $1 order by id desc limit 1',
    [id],
  );
  return { params: { id: missed?.id ?? 0 }, body: { selectedOption: 0 } };
};
