import { expect } from '@playwright/test';
import type { NoteScenario, NoteTest } from '@rounds/contract/learning/notes.generated';
import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import type { Api } from './api.ts';

/**
 * Requests something from a note, and waits for it if the call answers before it is written. @returns the id of what
 * was written
 */
async function write(api: Api, token: string, path: string, asked: object): Promise<number | null> {
  const answer = await api.call<{ id: number } | { job: NoteJob }>('POST', path, token, asked);
  if (!('job' in answer)) return answer.id;
  let { job } = answer;
  await expect
    .poll(async () => {
      job = await api.call<NoteJob>('GET', `/api/note-jobs/${job.id}`, token);
      return job.state;
    })
    .toBe('completed');
  return job.resultId;
}

export async function analyzeNote(api: Api, token: string, noteId: number): Promise<void> {
  await write(api, token, `/api/notes/${noteId}/analyze`, {});
}

/** @param asked type and number of questions, in the call's form */
export async function generateTest(api: Api, token: string, noteId: number, asked = {}): Promise<NoteTest> {
  const id = await write(api, token, `/api/notes/${noteId}/generate-test`, asked);
  return api.call<NoteTest>('GET', `/api/note-tests/${id}`, token);
}

export async function generateScenario(
  api: Api,
  token: string,
  noteId: number,
  asked: { readonly learningStyle?: NoteScenario['learningStyle'] } = {},
): Promise<NoteScenario> {
  const id = await write(api, token, `/api/notes/${noteId}/generate-scenario`, asked);
  return api.call<NoteScenario>('GET', `/api/note-scenarios/${id}`, token);
}
