import { and, desc, eq, exists, inArray, isNotNull, not } from 'drizzle-orm';
import { users } from '../../identity/accounts/accounts.tables.ts';
import type { Sql } from '../../platform/db/database.ts';
import { learningScenarios, scenarioEditions, scenarioReports } from './scenarios.tables.ts';

export async function insertReport({ orm }: Sql, report: typeof scenarioReports.$inferInsert): Promise<void> {
  await orm.insert(scenarioReports).values(report);
}

/** The newest reports, each with the item as the learner saw it; none of a private copy of the demo learner. */
export async function selectReports({ orm }: Sql, limit: number) {
  return orm
    .select({
      id: scenarioReports.id,
      slug: learningScenarios.slug,
      version: scenarioReports.version,
      newest: learningScenarios.version,
      scenario: scenarioEditions.scenario,
      questionIndex: scenarioReports.questionIndex,
      selectedOption: scenarioReports.selectedOption,
      reason: scenarioReports.reason,
      message: scenarioReports.message,
      createdAt: scenarioReports.createdAt,
    })
    .from(scenarioReports)
    .innerJoin(learningScenarios, eq(learningScenarios.id, scenarioReports.scenarioId))
    .innerJoin(
      scenarioEditions,
      and(
        eq(scenarioEditions.scenarioId, scenarioReports.scenarioId),
        eq(scenarioEditions.version, scenarioReports.version),
      ),
    )
    .where(
      not(
        exists(
          orm
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, scenarioReports.userId), isNotNull(users.demoUntil))),
        ),
      ),
    )
    .orderBy(desc(scenarioReports.id))
    .limit(limit);
}

/** Deletes what a private copy of the demo learner reported; nobody else's. */
export async function deleteReportsOfCopy({ orm }: Sql, userId: number): Promise<void> {
  const copies = orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.demoUntil)));
  await orm.delete(scenarioReports).where(inArray(scenarioReports.userId, copies));
}
