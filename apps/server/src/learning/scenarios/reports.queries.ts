import { and, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { learningScenarios, scenarioEditions, scenarioReports } from './scenarios.tables.ts';

export async function insertReport({ orm }: Sql, report: typeof scenarioReports.$inferInsert): Promise<void> {
  await orm.insert(scenarioReports).values(report);
}

/** The newest reports, each with the item as the learner saw it. */
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
    .orderBy(desc(scenarioReports.id))
    .limit(limit);
}
