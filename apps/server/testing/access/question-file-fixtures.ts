import { uploadNote } from '../notes.ts';
import { fileQuestion, giftFile } from '../question-files.ts';
import type { Fixture } from './fixtures.ts';
import { form } from './lecture-fixtures.ts';
import { noteScenario, noteTest } from './note-fixtures.ts';

const asGift =
  (made: Fixture): Fixture =>
  async (actors) => ({ params: { ...(await made(actors)).params, format: 'gift' } });

export const noteTestFile = asGift(noteTest);
export const noteScenarioFile = asGift(noteScenario);

export const questionFileForm = form({ file: Buffer.from(giftFile), fileName: 'questions.txt' });

export const importUnderNote: Fixture = async ({ owner: { client } }) => ({
  body: { title: 'Heart', noteId: await uploadNote(client), questions: [fileQuestion] },
});
