import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import { and, eq, inArray, sql as raw } from 'drizzle-orm';
import { notify, type Sql } from '../../platform/db/database.ts';
import { type ContentScenario, type StoredScenario, markWithdrawn } from './scenarios.rules.ts';
import { selectWithdrawals } from './withdrawals.queries.ts';
import { learningScenarios as scenarios, scenarioEditions as editions } from './scenarios.tables.ts';

/** The channel that tells every process about changed content. */
export const contentChanged = 'content_changed';

export async function selectStored({ orm }: Sql): Promise<StoredScenario[]> {
  const { id, slug, contentHash, isActive } = scenarios;
  return orm.select({ id, slug, contentHash, isActive }).from(scenarios);
}

/** A scenario's description, the same for every edition. */
const { id, title, description, difficulty, careerPath, xpReward, version, scenario } = scenarios;
const told = { id, title, description, difficulty, careerPath };

/** All active scenarios, with withdrawn questions marked. Leaves out scenarios without remaining questions. */
export async function selectActive(sql: Sql): Promise<Scenario[]> {
  const withdrawals = Map.groupBy(await selectWithdrawals(sql), ({ scenarioId }) => scenarioId);
  const rows = await sql.orm
    .select({ ...told, xpReward, version, scenario })
    .from(scenarios)
    .where(eq(scenarios.isActive, true));
  return rows
    .map((row) => ({ ...row, scenario: markWithdrawn(row.scenario, withdrawals.get(row.id) ?? []) }))
    .filter((row) => row.scenario.questions.some(({ withdrawn }) => !withdrawn));
}

/** One edition of a scenario. Descriptive fields, including the areas, are those of the newest. */
export type Edition = Scenario;

/** An edition of a scenario, retired ones included; the newest when no version is given. */
export async function selectOptionalEdition(
  sql: Sql,
  scenarioId: number,
  wanted?: number,
): Promise<Edition | null> {
  const [row] = await sql.orm
    .select({
      edition: {
        ...told,
        version: editions.version,
        scenario: editions.scenario,
        xpReward: editions.xpReward,
      },
      areas: raw<ClinicalArea[] | null>`${scenarios.scenario} -> 'areas'`,
    })
    .from(editions)
    .innerJoin(scenarios, eq(scenarios.id, editions.scenarioId))
    .where(and(eq(editions.scenarioId, scenarioId), eq(editions.version, wanted ?? scenarios.version)));
  if (!row) return null;
  const { edition, areas } = row;
  const scenario = markWithdrawn(edition.scenario, await selectWithdrawals(sql, scenarioId));
  return { ...edition, scenario: { ...scenario, areas: areas ?? [] } };
}

export async function insertScenario(tx: Sql, content: ContentScenario, now: Date): Promise<void> {
  const [row] = await tx.orm
    .insert(scenarios)
    .values({ ...content, contentHash: content.hash })
    .returning({ id: scenarios.id });
  if (row) await insertEdition(tx, row.id, 1, content, now);
}

export async function changeScenario(
  tx: Sql,
  id: number,
  content: ContentScenario,
  now: Date,
): Promise<void> {
  const { slug: _slug, hash, ...fields } = content;
  const [row] = await tx.orm
    .update(scenarios)
    .set({ ...fields, contentHash: hash, isActive: true, version: raw`${scenarios.version} + 1` })
    .where(eq(scenarios.id, id))
    .returning({ version: scenarios.version });
  if (row) await insertEdition(tx, id, row.version, content, now);
}

async function insertEdition(
  { orm }: Sql,
  scenarioId: number,
  version: number,
  content: ContentScenario,
  now: Date,
) {
  const { scenario, xpReward } = content;
  await orm.insert(editions).values({ scenarioId, version, scenario, xpReward, createdAt: now });
}

export async function setActive({ orm }: Sql, ids: readonly number[], isActive: boolean): Promise<void> {
  if (ids.length > 0)
    await orm
      .update(scenarios)
      .set({ isActive })
      .where(inArray(scenarios.id, [...ids]));
}

export async function tellContentChanged(tx: Sql): Promise<void> {
  await notify(tx, contentChanged, '');
}
