import { afterEach, describe, expect, test } from 'vitest';
import { signInAs } from '../../../../../testing/render-app.tsx';
import { recordingName } from '../../../../session/drafts.ts';
import { signOut } from '../../../../session/session.ts';
import { forgetRecording, keepPart, readRecording } from './kept-recording.ts';

const part = (text: string) => new Blob([text], { type: 'audio/webm;codecs=opus' });
const isThere = async (userId: number) =>
  (await indexedDB.databases()).some(({ name }) => name === recordingName(userId));

afterEach(() => Promise.all([7, 8].map(forgetRecording)));

describe('a recording stored in this browser', () => {
  test('is complete, its parts in order, until it is deleted', async () => {
    for (let index = 0; index < 12; index += 1) await keepPart(7, index, part(`${index} `));
    const file = await readRecording(7);
    expect(await file?.text()).toBe('0 1 2 3 4 5 6 7 8 9 10 11 ');
    expect([file?.type, file?.name]).toEqual(['audio/webm', 'recording.webm']);
    expect(await readRecording(8)).toBeNull();
    await forgetRecording(7);
    expect(await readRecording(7)).toBeNull();
  });

  test('stays when the session expires, and is deleted when its learner signs out or another signs in', async () => {
    signInAs();
    await keepPart(7, 0, part('mine'));
    signOut('expired');
    signInAs();
    expect(await (await readRecording(7))?.text()).toBe('mine');
    signInAs({ id: 8 });
    await expect.poll(() => isThere(7)).toBe(false);
    await keepPart(8, 0, part('theirs'));
    signOut();
    await expect.poll(() => isThere(8)).toBe(false);
  });
});
