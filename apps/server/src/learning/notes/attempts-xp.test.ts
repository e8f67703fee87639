import { randomUUID } from 'node:crypto';
import { deleteNote } from '@rounds/contract/learning/notes';
import * as generated from '@rounds/contract/learning/notes.generated';
import { earningNoteScenarios } from '@rounds/contract/learning/notes.rules';
import { type NoteAttempt, getNoteScenario } from '@rounds/contract/learning/notes.attempts';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { registerLearner, succeeded } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';
import { mayEarn } from './attempts.rules.ts';

it.each([
  [{ fromNote: false, onDay: 0, before: 0 }, true],
  [{ fromNote: true, onDay: 0, before: 0 }, false],
  [{ fromNote: false, onDay: 3, before: 3 }, true],
  [{ fromNote: false, onDay: 4, before: 4 }, false],
  // The learner's day started over in another time zone.
  [{ fromNote: false, onDay: 0, before: 7 }, true],
  [{ fromNote: false, onDay: 0, before: 8 }, false],
])('given XP from notes so far (%o), more can be earned: %s', (earned, may) => {
  expect(mayEarn(earned)).toBe(may);
});

onBothServers('XP from notes', (server) => {
  const generate = async (client: Client, id: number) =>
    succeeded(await client.call(generated.generateNoteScenario, { params: { id }, body: {} })).body;
  /** Completes a scenario with the right answers. @returns the XP of the attempt and the learner's totals */
  const take = async (client: Client, scenario: generated.NoteScenario, right = true) => {
    const answers = scenario.questions.map((item, questionIndex) => {
      if (item.kind === 'ordering')
        return { questionIndex, response: { picks: [item.key.map((_, index) => index)] } };
      return { questionIndex, selectedOption: right ? item.key : (item.key + 1) % item.options.length };
    });
    const body = { attemptId: randomUUID(), revision: 0, answers, timeSpent: 0 };
    const sent = await client.send('POST', `/api/note-scenarios/${scenario.id}/attempts`, { body });
    const { attempt, user } = sent.body as { attempt: NoteAttempt; user: { xp: number; points: number } };
    return [attempt.xp, user.xp, user.points];
  };
  const left = async (client: Client, { id }: generated.NoteScenario) =>
    succeeded(await client.call(getNoteScenario, { params: { id } })).body.xpLeft;
  const remove = async (client: Client, id: number) =>
    succeeded(await client.call(generated.deleteNoteScenario, { params: { id } }));

  it('is earned once per note, whatever is generated, deleted or generated again', async () => {
    const { client } = await registerLearner(server);
    const note = await uploadNote(client);
    const first = await generate(client, note);
    expect(await left(client, first)).toBe(50);
    expect(await take(client, first)).toEqual([50, 50, 25]);
    expect(await left(client, first)).toBe(0);
    const second = await generate(client, note);
    expect(await left(client, second)).toBe(0);
    expect(await take(client, second)).toEqual([0, 50, 25]);
    await remove(client, first.id);
    await remove(client, second.id);
    expect(await take(client, await generate(client, note))).toEqual([0, 50, 25]);
  });

  it('can still be earned when the first scenario gave none', async () => {
    const { client } = await registerLearner(server);
    const note = await uploadNote(client);
    expect(await take(client, await generate(client, note), false)).toEqual([0, 0, 0]);
    expect(await take(client, await generate(client, note))).toEqual([50, 50, 25]);
  });

  it('ends for the day after four scenarios, even from deleted notes', async () => {
    const { client } = await registerLearner(server);
    const fromNewNote = async () => {
      const note = await uploadNote(client);
      const answer = await take(client, await generate(client, note));
      await client.call(deleteNote, { params: { id: note } });
      return answer;
    };
    for (let turn = 1; turn <= earningNoteScenarios; turn += 1)
      expect(await fromNewNote()).toEqual([50, turn * 50, turn * 25]);
    expect(await fromNewNote()).toEqual([0, 200, 100]);
    const next = await generate(client, await uploadNote(client));
    expect(await left(client, next)).toBe(0);
    server.clock.advance({ hours: 24 });
    expect(await left(client, next)).toBe(50);
    expect(await fromNewNote()).toEqual([50, 250, 125]);
  });
});
