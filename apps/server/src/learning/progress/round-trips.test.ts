import { afterEach, expect, it, vi } from 'vitest';
import { onBothServers } from '../../../testing/app.ts';
import { completeScenario, registerLearner, scenarios } from '../../../testing/factories.ts';
import type { Sql } from '../../platform/db/database.ts';

// Each statement is a round trip to the database while the learner's row is locked.
onBothServers('a completed scenario', (server) => {
  afterEach(() => vi.restoreAllMocks());

  /** The names of the statements that transactions run from now on. */
  function watchTransactions(): string[] {
    const names: string[] = [];
    const transaction = server.db.transaction.bind(server.db);
    vi.spyOn(server.db, 'transaction').mockImplementation((work) =>
      transaction((tx) => {
        const query: Sql['query'] = (statement, ...values) => {
          names.push(statement.name);
          return tx.query(statement, ...values);
        };
        return work({ ...tx, query });
      }),
    );
    return names;
  }

  it('takes five statements, and one more to schedule what was missed', async () => {
    const { client } = await registerLearner(server);
    const { first, second } = await scenarios(client);
    await completeScenario(client, first, { right: 5 });
    // Each process reads an edition once.
    await completeScenario((await registerLearner(server)).client, second, { right: 5 });
    const names = watchTransactions();

    await completeScenario(client, second, { right: 5 });
    const each = [
      'learner_lock',
      'progress_recorded',
      'award_save',
      'progress_save',
      'review_history_of_questions',
    ];
    expect(names.splice(0)).toEqual(each);

    await completeScenario(client, first, { right: 3 });
    expect(names).toEqual([...each, 'review_schedules_save']);
  });
});
