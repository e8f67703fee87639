import { scenarios } from '../factories.ts';
import type { Fixture } from './fixtures.ts';

/** The owner is platform staff; the question is in use, or withdrawn. */
export const staffQuestion =
  (isWithdrawn: boolean, sent?: object): Fixture =>
  async ({ server: { db, clock }, owner: { id, client } }) => {
    await db.run('insert into platform_staff (user_id, granted_at) values ($1, $2) on conflict do nothing', [
      id,
      clock.now(),
    ]);
    const { third } = await scenarios(client);
    const question = { scenarioId: third.id, questionIndex: 0 };
    await db.run('delete from question_withdrawals where scenario_id = $1', [third.id]);
    if (isWithdrawn) {
      await db.run(
        `insert into question_withdrawals (scenario_id, version, question_index, reason, withdrawn_at)
         select id, version, 0, 'For tests.', $2 from learning_scenarios where id = $1`,
        [third.id, clock.now()],
      );
    }
    return { params: question, ...(sent && { body: sent }) };
  };

/** The owner is platform staff. */
export const staff: Fixture = async (actors) => {
  await staffQuestion(false)(actors);
  return {};
};
