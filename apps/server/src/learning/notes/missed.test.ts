import { randomUUID } from 'node:crypto';
import * as generated from '@rounds/contract/learning/notes.generated';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { deleteNote } from '@rounds/contract/learning/notes';
import * as taking from '@rounds/contract/learning/notes.attempts';
import * as reviewing from '@rounds/contract/learning/notes.review';
import * as queue from '@rounds/contract/learning/review';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { forgetReviews } from '../review/review.service.ts';
import { uploadNote } from '../../../testing/notes.ts';

const keyOf = (item: NoteItem) => (item.kind === 'ordering' ? 0 : item.key);

onServer('what was missed in a note’s test', (server) => {
  async function withTest() {
    server.clock.set('2026-03-02T09:00:00Z');
    const { token, id: userId } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const noteId = await uploadNote(client);
    const body = { testType: 'multiple_choice', questionCount: 5 } as const;
    const { body: test } = await client.call(generated.generateNoteTest, { params: { id: noteId }, body });
    const take = async (right: readonly boolean[]) => {
      const answers = right.map((isRight, questionIndex) => {
        const item = test.questions[questionIndex]!;
        const { options } = item;
        const key = keyOf(item);
        return { questionIndex, selectedOption: isRight ? key : (key + 1) % options.length };
      });
      const sent = { attemptId: randomUUID(), revision: 0, answers, timeSpent: 60 };
      await client.call(taking.takeNoteTest, { params: { id: test.id }, body: sent });
    };
    const review = async () => (await client.call(reviewing.getNoteReview)).body;
    return { client, userId, noteId, test, take, review };
  }
  const all = [true, true, true, true, true];

  it('comes back the next day, unlike what was answered correctly', async () => {
    const { take, review, test } = await withTest();
    await take([false, true, true, true, false]);
    expect(await review()).toEqual({ due: 0, scheduled: 2, items: [] });
    server.clock.set('2026-03-03T09:00:00Z');
    const { due, items } = await review();
    expect(due).toBe(2);
    expect(new Set(items.map(({ question }) => question.stem))).toEqual(
      new Set([test.questions[0]!.stem, test.questions[4]!.stem]),
    );
    expect(items[0]).toMatchObject({ title: test.title, noteId: test.noteId });
  });

  it('comes back later after right answers, in a review or in the test, and sooner after wrong ones', async () => {
    const { client, take, review, test } = await withTest();
    await take([false, ...all.slice(1)]);
    server.clock.set('2026-03-03T09:00:00Z');
    const [item] = (await review()).items;
    const answer = (selectedOption: number) =>
      client.call(reviewing.answerNoteReview, { params: { id: item!.id }, body: { selectedOption } });
    const key = keyOf(item!.question);
    const known = (await answer(key)).body;
    expect(known).toMatchObject({ correct: true });
    expect(known.dueOn > '2026-03-04').toBe(true);
    expect(await review()).toEqual({ due: 0, scheduled: 1, items: [] });
    server.clock.set(`${known.dueOn}T09:00:00Z`);
    await take(all);
    expect((await review()).due).toBe(0);
    server.clock.set('2026-03-20T09:00:00Z');
    const forgotten = (await answer((key + 1) % test.questions[0]!.options.length)).body;
    expect(forgotten.correct).toBe(false);
    expect(forgotten.dueOn > '2026-03-20' && forgotten.dueOn < '2026-03-27').toBe(true);
    const unknown = await client.send('POST', `/api/note-review/${item!.id}`, {
      body: { selectedOption: 30 },
    });
    expect(unknown.failure.code).toBe('answer_unknown');
  });

  it('comes back once, though two tests of the note ask it', async () => {
    const { client, take, noteId, review } = await withTest();
    await take(all.map(() => false));
    const body = { testType: 'multiple_choice', questionCount: 5 } as const;
    const { body: again } = await client.call(generated.generateNoteTest, { params: { id: noteId }, body });
    const answers = again.questions.map((item, questionIndex) => ({
      questionIndex,
      selectedOption: (keyOf(item) + 1) % item.options.length,
    }));
    const sent = { attemptId: randomUUID(), revision: 0, answers, timeSpent: 60 };
    await client.call(taking.takeNoteTest, { params: { id: again.id }, body: sent });
    server.clock.set('2026-03-20T09:00:00Z');
    const stems = (await review()).items.map(({ question }) => question.stem);
    expect(stems.length).toBeGreaterThan(0);
    expect(new Set(stems).size).toBe(stems.length);
  });

  it('shares the one queue: its limit, forecast and exam date', async () => {
    const { client, take, review } = await withTest();
    await take([false, false, false, true, true]);
    const overview = async () => (await client.call(queue.getReview)).body;
    expect(await overview()).toMatchObject({
      scheduled: 3,
      due: 0,
      forecast: [{ day: '2026-03-03', due: 3 }],
    });
    await client.call(queue.saveReviewSettings, { body: { dailyLimit: 2, examOn: '2026-03-10' } });
    server.clock.set('2026-03-03T09:00:00Z');
    expect(await overview()).toMatchObject({ due: 2, waiting: 1, reviewedToday: 0 });
    const { due, items } = await review();
    expect([due, items.length]).toEqual([2, 2]);
    for (const { id, question } of items) {
      const body = { selectedOption: keyOf(question) };
      await client.call(reviewing.answerNoteReview, { params: { id }, body });
    }
    expect(await overview()).toMatchObject({ due: 0, waiting: 1, reviewedToday: 2 });
    expect((await review()).due).toBe(0);
    const listed = (await client.call(queue.listReviewItems)).body;
    expect(listed).toHaveLength(3);
    expect(listed.every(({ dueOn }) => dueOn < '2026-03-10')).toBe(true);
    // It isn't scenario content, so a session has nothing of it.
    expect(listed.map(({ scenarioId }) => scenarioId)).toEqual([null, null, null]);
  });

  it('can be suspended, and forgotten until it is missed again', async () => {
    const { client, take, review, test } = await withTest();
    await take([false, ...all.slice(1)]);
    server.clock.set('2026-03-03T09:00:00Z');
    const [item] = (await client.call(queue.listReviewItems)).body;
    expect(item).toMatchObject({ ownQuestion: test.questions[0]!.stem, questionIndex: null, repetitions: 1 });
    const params = { id: item!.id };
    await client.call(queue.suspendReviewItem, { params, body: { suspended: true } });
    expect((await review()).due).toBe(0);
    await client.call(queue.suspendReviewItem, { params, body: { suspended: false } });
    expect((await review()).due).toBe(1);
    await client.call(queue.forgetReviewItem, { params });
    expect(await review()).toEqual({ due: 0, scheduled: 0, items: [] });
    await take(all);
    expect((await review()).scheduled).toBe(0);
    await take([false, ...all.slice(1)]);
    expect((await client.call(queue.listReviewItems)).body).toMatchObject([{ repetitions: 1, lapses: 0 }]);
  });

  it('is erased when learning expires, while the note stays', async () => {
    const { client, take, review, userId } = await withTest();
    await take([false, ...all.slice(1)]);
    await server.db.transaction((tx) => forgetReviews(tx, userId));
    expect((await review()).scheduled).toBe(0);
    expect(await server.db.run('select id from note_review_items where user_id = $1', [userId])).toEqual([]);
    expect((await client.call(queue.getReview)).body).toMatchObject({ scheduled: 0, nextOn: null });
  });

  it('excludes a test that was handed in empty', async () => {
    const { take, review } = await withTest();
    await take([]);
    expect((await review()).scheduled).toBe(0);
  });

  it('is deleted with its question, its test and its note', async () => {
    const { client, take, review, test, noteId, userId } = await withTest();
    await take([false, false, false, true, true]);
    await client.send('DELETE', `/api/note-tests/${test.id}/questions/0?revision=0`);
    expect((await review()).scheduled).toBe(2);
    const options = ['The left ventricle', 'The right atrium', 'The mitral valve', 'The pulmonary vein'];
    const body = { revision: 1, stem: 'Which chamber does your instructor ask for?', options, key: 2 };
    await client.call(taking.editTestQuestion, { params: { id: test.id, position: 0 }, body });
    expect((await review()).scheduled).toBe(1);
    expect((await client.call(queue.getReview)).body).toMatchObject({ scheduled: 1 });
    await client.call(deleteNote, { params: { id: noteId } });
    expect((await client.call(queue.getReview)).body).toMatchObject({ scheduled: 0 });
    expect(await server.db.run('select id from note_review_items where user_id = $1', [userId])).toEqual([]);
  });
});
