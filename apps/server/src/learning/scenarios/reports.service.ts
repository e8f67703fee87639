import type { BodyOf } from '@rounds/contract/endpoint';
import type { reportProblem } from '@rounds/contract/learning/scenarios.reports';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import type { Catalogue } from './catalogue.ts';
import { insertReport, selectReports } from './reports.queries.ts';

export interface ReportsDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** Stores a learner's report about an item, with the edition and the answer that it is about. */
export async function reportItem(
  { db, clock, catalogue }: ReportsDeps,
  userId: number,
  scenarioId: number,
  body: BodyOf<typeof reportProblem>,
  fail: Fail<'scenario_not_found' | 'answer_unknown'>,
): Promise<void> {
  const edition = await catalogue.edition(scenarioId, body.version);
  if (!edition) throw fail('scenario_not_found');
  const question = edition.scenario.questions[body.questionIndex];
  const option = body.selectedOption ?? null;
  if (!question || (option !== null && option >= question.options.length)) throw fail('answer_unknown');
  await insertReport(db, {
    scenarioId,
    userId,
    version: edition.version,
    questionIndex: body.questionIndex,
    selectedOption: option,
    reason: body.reason,
    message: body.message,
    createdAt: clock.now(),
  });
}

/** The newest reports as text for an author's terminal. */
export async function describeReports(db: Database, limit = 100): Promise<string> {
  const reports = await selectReports(db, limit);
  if (reports.length === 0) return 'No reports.\n';
  const lines = reports.map(({ scenario, questionIndex, selectedOption, ...report }) => {
    const question = scenario.questions[questionIndex];
    const answer =
      selectedOption === null ? 'nothing chosen' : `chose "${question?.options[selectedOption] ?? ''}"`;
    const edition =
      report.version === report.newest ? '' : ` (edition ${report.version}, now ${report.newest})`;
    return [
      `#${report.id}  ${report.createdAt.toISOString().slice(0, 16)}  ${report.slug}, question ${questionIndex + 1}${edition}`,
      `    ${report.reason}; ${answer}; key "${question?.options[question.correct] ?? ''}"`,
      `    ${printable(question?.question ?? '')}`,
      ...(report.message ? [`    > ${printable(report.message)}`] : []),
    ].join('\n');
  });
  return `${lines.join('\n\n')}\n`;
}

/** A learner's text on one line, without control characters that a terminal would obey. */
const printable = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ');
