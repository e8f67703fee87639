import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { readScenarioFiles } from './scenarios.content.ts';
import { type ContentPlan, type ContentScenario, planContent } from './scenarios.rules.ts';
import { moveWithdrawals } from './withdrawals.service.ts';
import * as queries from './scenarios.queries.ts';

/**
 * Makes the stored scenarios match the folder: adds new ones, gives changed ones a new edition, deactivates missing
 * ones. Repeating it changes nothing.
 */
export async function loadScenarios(db: Database, clock: Clock, folder: string): Promise<ContentPlan> {
  const content = await readScenarioFiles(folder);
  return withStartupLock(db, (tx) => saveScenarios(tx, content, clock.now()));
}

export async function saveScenarios(
  tx: Sql,
  content: readonly ContentScenario[],
  now: Date,
): Promise<ContentPlan> {
  const plan = planContent(content, await queries.selectStored(tx));
  for (const scenario of plan.add) await queries.insertScenario(tx, scenario, now);
  for (const { id, to } of plan.change) {
    await queries.changeScenario(tx, id, to, now);
    await moveWithdrawals(tx, id, to.scenario.questions);
  }
  await queries.setActive(tx, plan.revive, true);
  await queries.setActive(tx, plan.retire, false);
  const changes = plan.add.length + plan.change.length + plan.revive.length + plan.retire.length;
  if (changes > 0) await queries.tellContentChanged(tx);
  return plan;
}
