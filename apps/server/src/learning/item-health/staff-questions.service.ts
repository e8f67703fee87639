import type { CareerPath } from '@rounds/contract/common';
import type { AnswerOf, QueryOf } from '@rounds/contract/endpoint';
import type * as contract from '@rounds/contract/learning/item-health';
import { reportReasons } from '@rounds/contract/learning/scenarios.reports.rules';
import { type StaffScope, requireStaff } from '../../identity/staff/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { type QuestionHealth, readItemHealth } from './item-health.service.ts';
import { selectOptionalPath, selectWithdrawals } from './item-health.queries.ts';
import type { UseChanged } from '../scenarios/index.ts';
import { type UseChange, setInUse } from './withdraw.service.ts';

/** How long all viewers share the same figures: computing them takes a hundred thousand answers and more. */
const keptForMs = 30_000;

type Place = Pick<QuestionHealth, 'scenarioId' | 'questionIndex'>;

/** How well questions work, as staff sees it: for real learners, or for the demo data. */
export class StaffQuestions {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #kept = new Map<string, { readonly at: number; readonly health: Promise<QuestionHealth[]> }>();

  constructor({ db, clock }: ServiceDeps) {
    this.#db = db;
    this.#clock = clock;
  }

  async list(
    userId: number,
    { careerPath, flag, use, search = '' }: QueryOf<typeof contract.listQuestionHealth>,
    fail: Fail<'staff_only'>,
  ): Promise<AnswerOf<typeof contract.listQuestionHealth>> {
    const scope = await requireStaff(this.#db, userId, fail);
    const health = await this.#health(scope, careerPath);
    const open = await this.#withdrawn();
    const wanted = search.toLocaleLowerCase('en');
    return health
      .map((one) => entryOf(one, careerPath, open(one)))
      .filter(
        (one) =>
          (flag === undefined || one.flags.includes(flag)) &&
          (use === undefined || (use === 'withdrawn') === (one.withdrawnAt !== null)) &&
          `${one.title}\n${one.question}`.toLocaleLowerCase('en').includes(wanted),
      );
  }

  async figures(
    userId: number,
    place: Place,
    fail: Fail<'question_not_found' | 'staff_only'>,
  ): Promise<AnswerOf<typeof contract.getQuestionFigures>> {
    const scope = await requireStaff(this.#db, userId, fail);
    const careerPath = await selectOptionalPath(this.#db, place.scenarioId);
    const health = careerPath ? await this.#health(scope, careerPath) : [];
    const one = health.find((health) => isAt(health, place));
    if (!careerPath || !one) throw fail('question_not_found');
    return this.#figuresOf(one, careerPath, scope);
  }

  /** Withdraws a question, or restores it. */
  async setInUse(change: UseChange & { readonly by: number }, fail: Fail<'staff_only'>): Promise<UseChanged> {
    await requireStaff(this.#db, change.by, fail);
    return setInUse({ db: this.#db, clock: this.#clock }, change);
  }

  async #figuresOf(
    one: QuestionHealth,
    careerPath: CareerPath,
    scope: StaffScope,
  ): Promise<AnswerOf<typeof contract.getQuestionFigures>> {
    const all = (await selectWithdrawals(this.#db)).filter((withdrawal) => isAt(withdrawal, one));
    const open = all.find(({ restoredAt }) => restoredAt === null);
    const { question, options } = one;
    return {
      ...entryOf(one, careerPath, open?.withdrawnAt ?? null),
      explanation: question.explanation,
      difficulty: one.difficulty,
      medianSeconds: one.medianSeconds,
      confidence: one.confidence,
      options:
        options?.map(({ isKey, chosen, byThird }, index) => ({
          text: question.options[index] ?? '',
          isKey,
          chosen,
          byThird: byThird && [...byThird],
        })) ?? null,
      reported: one.reported.map(({ reason, message, createdAt }) => ({
        reason: reportReasons.find((known) => known === reason) ?? 'other',
        message,
        createdAt: createdAt.toISOString(),
      })),
      // Visitors of the demo must not see the staff's reasons.
      history:
        scope === 'demo'
          ? []
          : all.map(({ scenarioId: _scenario, questionIndex: _index, ...withdrawal }) => withdrawal),
    };
  }

  async #withdrawn(): Promise<(place: Place) => string | null> {
    const open = (await selectWithdrawals(this.#db)).filter(({ restoredAt }) => restoredAt === null);
    return (place) => open.find((withdrawal) => isAt(withdrawal, place))?.withdrawnAt ?? null;
  }

  #health(scope: StaffScope, careerPath: CareerPath): Promise<QuestionHealth[]> {
    const key = `${scope} ${careerPath}`;
    const now = this.#clock.now().getTime();
    const known = this.#kept.get(key);
    if (known && now - known.at < keptForMs) return known.health;
    const health = readItemHealth(this.#db, careerPath, { isDemo: scope === 'demo' });
    this.#kept.set(key, { at: now, health });
    health.catch(() => this.#kept.delete(key));
    return health;
  }
}

const isAt = (one: Place, other: Place) =>
  one.scenarioId === other.scenarioId && one.questionIndex === other.questionIndex;

const entryOf = (
  { scenarioId, questionIndex, title, question, ...one }: QuestionHealth,
  careerPath: CareerPath,
  withdrawnAt: string | null,
): contract.QuestionHealth => ({
  scenarioId,
  questionIndex,
  title,
  careerPath,
  question: question.question,
  flags: [...one.flags],
  learners: one.learners,
  facility: one.facility,
  discrimination: one.discrimination,
  authored: one.authored,
  suggested: one.suggested,
  reports: one.reports.length,
  withdrawnAt,
});
