import { randomUUID } from 'node:crypto';
import * as contract from '@rounds/contract/learning/review';
import { minReviewsToFit } from '@rounds/contract/learning/review.rules';
import { Rating, default_w } from 'ts-fsrs';
import { expect, it } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { forgetful, reviewsBy } from '../../../testing/simulated-reviews.ts';
import { forgetReviews, reschedule } from './review.service.ts';

onServer('intervals fitted to the learner', (server) => {
  /** A learner with a known memory who has made this many reviews by practice. */
  async function learner(truth: readonly number[], reviews: number) {
    server.clock.set('2027-03-02T09:00:00Z');
    const { id: userId, token } = await buildUser(server.db, server.clock.now());
    const client = server.client.as(token);
    const questions = await server.db.run<{ scenarioId: number; questionIndex: number }>(
      `select s.id as "scenarioId", n as "questionIndex"
       from learning_scenarios s cross join generate_series(0, 999) n order by s.id, n`,
    );
    const answered = reviewsBy(truth, 3, reviews).flatMap((sequence, n) =>
      sequence.map(({ day, grade }) => ({ ...questions[n]!, day, credit: Number(grade !== Rating.Again) })),
    );
    const session = randomUUID();
    await server.db.run(
      `insert into practice_sessions (id, user_id, mode, filters, started_at, questions)
       values ($1, $2, 'tutor', '{}', now(), 1)`,
      [session, userId],
    );
    await server.db.run(
      `insert into practice_items (
         session_id, position, scenario_id, version, question_index, selected_option, correct, credit, seconds, answered_at)
       select $1, row_number() over (), a."scenarioId", 1, a."questionIndex", 0, a.credit = 1, a.credit, 9, a.day + time '12:00'
       from json_to_recordset($2::json) as a("scenarioId" int, "questionIndex" int, day date, credit float8)`,
      [session, JSON.stringify(answered)],
    );
    await server.db.transaction((tx) =>
      reschedule(
        tx,
        userId,
        answered.map(({ day: _day, ...one }) => ({ ...one, confidence: null })),
      ),
    );
    const memory = async () => (await client.call(contract.getReviewMemory)).body;
    const due = async () =>
      (await client.send<contract.ReviewItem[]>('GET', '/api/review/items?limit=100')).body.map(
        ({ dueOn }) => dueOn,
      );
    return { userId, memory, due };
  }
  const fit = () => server.jobs.run('review.fit');

  it('stay unchanged for learners with few reviews', async () => {
    const { memory, due } = await learner(forgetful, minReviewsToFit - 100);
    const before = await due();
    await fit();
    expect(await memory()).toMatchObject({ isPersonal: false, fittedOn: null, needed: minReviewsToFit });
    expect(await due()).toEqual(before);
  });

  it('are used from the next night on if there are enough reviews and they predict better', async () => {
    const { userId, memory, due } = await learner(forgetful, minReviewsToFit + 100);
    expect(await memory()).toMatchObject({ isPersonal: false, fittedOn: null });
    const before = await due();
    await fit();
    const after = await memory();
    expect(after).toMatchObject({ isPersonal: true, fittedOn: '2027-03-02' });
    expect(after.reviews).toBeGreaterThanOrEqual(minReviewsToFit);
    expect(await due()).not.toEqual(before);
    // Learners who forget sooner are asked sooner.
    const sum = (days: readonly string[]) => days.reduce((total, day) => total + Date.parse(day), 0);
    expect(sum(await due())).toBeLessThan(sum(before));
    const [row] = await server.db.run<{ before: number; after: number }>(
      'select log_loss_before as before, log_loss_after as after from review_parameters where user_id = $1',
      [userId],
    );
    expect(row!.after).toBeLessThan(row!.before);
    // The next night there is nothing new to fit to.
    server.clock.advance({ days: 1 });
    await fit();
    expect(await memory()).toEqual(after);
    await server.db.transaction((tx) => forgetReviews(tx, userId));
    expect(await memory()).toMatchObject({ isPersonal: false, reviews: 0, fittedOn: null });
  });

  it('are the published ones for learners with a typical memory', async () => {
    const { memory, due } = await learner(default_w, minReviewsToFit + 100);
    const before = await due();
    await fit();
    expect(await memory()).toMatchObject({ isPersonal: false, fittedOn: '2027-03-02' });
    expect(await due()).toEqual(before);
  });
});
