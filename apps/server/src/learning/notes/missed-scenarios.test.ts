import { randomUUID } from 'node:crypto';
import * as generated from '@rounds/contract/learning/notes.generated';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { exportData } from '@rounds/contract/identity/accounts.security';
import { deleteNote } from '@rounds/contract/learning/notes';
import * as taking from '@rounds/contract/learning/notes.attempts';
import * as reviewing from '@rounds/contract/learning/notes.review';
import * as queue from '@rounds/contract/learning/review';
import { expect, it } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';
import { knowledgeKey } from './missed.rules.ts';

const keyOf = (item: NoteItem) => (item.kind === 'ordering' ? 0 : item.key);
const answersOf = (questions: readonly NoteItem[], isRight: (item: NoteItem) => boolean) =>
  questions.map((item, questionIndex) => ({
    questionIndex,
    selectedOption: isRight(item) ? keyOf(item) : (keyOf(item) + 1) % item.options.length,
  }));

onBothServers('what was missed in a note’s scenario', (server) => {
  async function withScenario() {
    server.clock.set('2026-03-02T09:00:00Z');
    const { token, id: userId } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const params = { id: await uploadNote(client) };
    const { body: scenario } = await client.call(generated.generateNoteScenario, { params, body: {} });
    const attempt = () => ({ attemptId: randomUUID(), revision: 0, timeSpent: 60 });
    const play = (isRight: (item: NoteItem) => boolean = () => false) =>
      client.call(taking.takeNoteScenario, {
        params: { id: scenario.id },
        body: { ...attempt(), answers: answersOf(scenario.questions, isRight) },
      });
    const review = async () => (await client.call(reviewing.getNoteReview)).body;
    /** A test of the note that asks at least one question of the scenario, taken with all answers wrong. */
    const takeTest = async () => {
      const body = { testType: 'multiple_choice', questionCount: 20 } as const;
      const { body: test } = await client.call(generated.generateNoteTest, { params, body });
      const sent = { ...attempt(), answers: answersOf(test.questions, () => false) };
      await client.call(taking.takeNoteTest, { params: { id: test.id }, body: sent });
      const inScenario = new Set(scenario.questions.map(knowledgeKey));
      const shared = test.questions.filter((item) => inScenario.has(knowledgeKey(item)));
      expect(shared.length).toBeGreaterThan(0);
      return { test, shared: shared.length };
    };
    const rows = () =>
      server.db.run<{ test_id: number | null; scenario_id: number | null }>(
        'select test_id, scenario_id from note_review_items where user_id = $1',
        [userId],
      );
    return { client, params, scenario, play, review, takeTest, rows };
  }

  it('comes back the next day and is answered there, unlike what was answered correctly', async () => {
    const { client, scenario, play, review } = await withScenario();
    const [first] = scenario.questions;
    await play((item) => item !== first);
    expect(await review()).toEqual({ due: 0, scheduled: 1, items: [] });
    server.clock.set('2026-03-03T09:00:00Z');
    const [item] = (await review()).items;
    expect(item).toMatchObject({
      title: scenario.title,
      noteId: scenario.noteId,
      noteTitle: 'Heart failure',
      question: { stem: first!.stem },
    });
    const [answer] = answersOf([item!.question], () => true);
    const { questionIndex: _, ...body } = answer!;
    const known = (await client.call(reviewing.answerNoteReview, { params: { id: item!.id }, body })).body;
    expect(known.correct).toBe(true);
    expect(known.dueOn > '2026-03-04').toBe(true);
    expect(await review()).toEqual({ due: 0, scheduled: 1, items: [] });
  });

  it('is one item with what a test of the note asks, whichever was missed first', async () => {
    const { scenario, play, review, takeTest } = await withScenario();
    await play();
    const { test, shared } = await takeTest();
    expect((await review()).scheduled).toBe(scenario.questions.length + test.questions.length - shared);
    await play();
    expect((await review()).scheduled).toBe(scenario.questions.length + test.questions.length - shared);
  });

  it('stays where a test still asks it when the scenario is deleted', async () => {
    const { client, scenario, play, review, takeTest, rows } = await withScenario();
    await play();
    const { test } = await takeTest();
    await client.call(generated.deleteNoteScenario, { params: { id: scenario.id } });
    expect((await review()).scheduled).toBe(test.questions.length);
    expect((await client.call(queue.getReview)).body.scheduled).toBe(test.questions.length);
    expect((await rows()).every(({ test_id: testId }) => testId === test.id)).toBe(true);
    await client.call(generated.deleteNoteTest, { params: { id: test.id } });
    expect((await client.call(queue.getReview)).body.scheduled).toBe(0);
  });

  it('stays where the scenario still asks it when the test is deleted', async () => {
    const { client, scenario, play, takeTest, rows } = await withScenario();
    const { test } = await takeTest();
    await play();
    await client.call(generated.deleteNoteTest, { params: { id: test.id } });
    expect((await client.call(queue.getReview)).body.scheduled).toBe(scenario.questions.length);
    expect(await rows()).toEqual(scenario.questions.map(() => ({ test_id: null, scenario_id: scenario.id })));
  });

  it('leaves review with its question and its note', async () => {
    const { client, params, scenario, play, rows } = await withScenario();
    await play();
    await client.send('DELETE', `/api/note-scenarios/${scenario.id}/questions/0?revision=0`);
    expect((await client.call(queue.getReview)).body.scheduled).toBe(scenario.questions.length - 1);
    await client.call(deleteNote, { params });
    expect((await client.call(queue.getReview)).body.scheduled).toBe(0);
    expect(await rows()).toEqual([]);
  });

  it('stays with its schedule, as it is asked now, when only a wrong option is edited', async () => {
    const { client, scenario, play, review } = await withScenario();
    await play();
    const position = scenario.questions.findIndex(({ kind }) => kind === 'multiple_choice');
    const { stem, options, ...item } = scenario.questions[position]!;
    const key = keyOf({ stem, options, ...item });
    const edited = options.with((key + 1) % options.length, 'The pulmonary valve');
    const params = { id: scenario.id, position };
    const edit = (revision: number, asked: string) =>
      client.call(taking.editScenarioQuestion, {
        params,
        body: { revision, stem: asked, options: edited, key },
      });
    await edit(0, stem);
    server.clock.set('2026-03-03T09:00:00Z');
    const { items } = await review();
    expect(items).toHaveLength(scenario.questions.length);
    expect(items.find(({ question }) => question.stem === stem)?.question.options).toEqual(edited);
    await edit(1, 'Which of these does your instructor ask for?');
    expect((await review()).scheduled).toBe(scenario.questions.length - 1);
  });

  it('is gone when all that asks it is deleted at once, while it is answered', async () => {
    const { client, scenario, play, takeTest, rows } = await withScenario();
    await play();
    const { test } = await takeTest();
    await Promise.all([
      client.send('DELETE', `/api/note-scenarios/${scenario.id}`),
      client.send('DELETE', `/api/note-tests/${test.id}`),
      client.send('POST', `/api/note-scenarios/${scenario.id}/attempts`, {
        body: {
          attemptId: randomUUID(),
          revision: 0,
          timeSpent: 60,
          answers: answersOf(scenario.questions, () => false),
        },
      }),
    ]);
    expect(await rows()).toEqual([]);
    expect((await client.call(queue.getReview)).body.scheduled).toBe(0);
  });

  it('is exported with the scenario that asks it', async () => {
    const { client, scenario, play } = await withScenario();
    await play();
    const { body } = await client.call(exportData);
    const exported = body.data['notes']?.['note_review_items'];
    expect(exported).toHaveLength(scenario.questions.length);
    expect(exported?.[0]).toMatchObject({ testId: null, scenarioId: scenario.id });
  });
});
