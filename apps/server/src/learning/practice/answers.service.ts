import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { answerPractice } from '@rounds/contract/learning/practice';
import { pointsForXp } from '@rounds/contract/learning/progress.rules';
import { reviewXp } from '@rounds/contract/learning/review.rules';
import type { Sql } from '../../platform/db/database.ts';
import type { Fail } from '../../platform/http/errors.ts';
import { type Earning, award, lockLearner } from '../awards/index.ts';
import { occurredAt } from '../progress/index.ts';
import { earnsXp, reschedule } from '../review/index.ts';
import type { Catalogue } from '../scenarios/index.ts';
import type { PracticeDeps } from './practice.deps.ts';
import { type AnswerRefusal, type QuestionRef, decideAnswer } from './practice.rules.ts';
import { saveAnswer, selectAnswered, selectOptionalItem } from './answers.queries.ts';

/**
 * Grades and records an answer of a practice session. It makes the day active and counts for the daily goal, but
 * doesn't change the scenario's own progress. Only a review earns XP, for questions that were due.
 */
export function recordAnswer(
  { db, clock, catalogue, requirements }: PracticeDeps,
  userId: number,
  id: string,
  body: BodyOf<typeof answerPractice>,
  fail: Fail<AnswerRefusal | 'practice_not_found'>,
): Promise<AnswerOf<typeof answerPractice>> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const learner = await lockLearner(tx, userId);
    const session = await selectOptionalItem(tx, userId, id, body.position);
    if (!session) throw fail('practice_not_found');
    const { item, mode, startedAt, answered, isReview } = session;
    if (!item) throw fail('answer_unknown');
    const edition = await catalogue.edition(item.scenarioId, item.version, tx);
    const question = edition?.scenario.questions[item.questionIndex];
    // The last answer is the one after which no question still in use is left.
    const isLast = (await Promise.all(session.others.map((other) => isAsked(catalogue, tx, other)))).every(
      (isStillAsked) => !isStillAsked,
    );
    const decision = decideAnswer(body, item, { ...session, isLast }, question);
    if (decision.kind === 'refused') throw fail(decision.code);
    if (decision.kind === 'repeated') {
      if (!item.result) throw new Error('An answer was recorded without its result');
      return item.result;
    }
    const { grade, completes } = decision;
    // Answers can't be older than their question: else one sitting could pass for a week of reviews.
    const { createdAt } = learner;
    const at = occurredAt(body.occurredAt, now, startedAt > createdAt ? startedAt : createdAt);
    // In an exam, XP would reveal the verdict.
    const isKnown = isReview && mode !== 'exam' && grade.correct;
    const earnsReview = isKnown && (await earnsXp(tx, learner, item, at));
    const earning = earningOf({ occurredAt: at, now, title: edition?.title ?? '', earnsReview });
    const result = {
      ...(await award(tx, learner, earning, requirements)),
      xp: earning.xp,
      correct: mode === 'exam' && !completes ? null : grade.correct,
      answered: answered + 1,
      completed: completes,
    };
    const { position, seconds, confidence = null } = body;
    await saveAnswer(
      tx,
      id,
      { position, grade, confidence, seconds, occurredAt: at, result, completes },
      now,
    );
    if (mode !== 'exam') await reschedule(tx, userId, [{ ...item, ...grade, confidence }]);
    else if (completes) await reschedule(tx, userId, await selectAnswered(tx, id));
    return result;
  });
}

async function isAsked(
  catalogue: Catalogue,
  tx: Sql,
  { scenarioId, version, questionIndex }: QuestionRef,
): Promise<boolean> {
  const edition = await catalogue.edition(scenarioId, version, tx);
  return !edition?.scenario.questions[questionIndex]?.withdrawn;
}

/**
 * What a single question outside its case is worth: the day, a step toward the daily goal, and a little XP for a
 * review.
 */
function earningOf({
  occurredAt,
  now,
  title,
  earnsReview,
}: {
  readonly occurredAt: Date;
  readonly now: Date;
  readonly title: string;
  /** It was due for review, and answered correctly. */
  readonly earnsReview: boolean;
}): Earning {
  const xp = earnsReview ? reviewXp : 0;
  return {
    source: earnsReview ? 'review' : 'practice',
    sourceId: null,
    description: title,
    xp,
    points: pointsForXp(xp),
    answers: 1,
    facts: { scenariosCompleted: 0, gradedScenarios: 0, perfectScores: 0, scoreTotal: 0 },
    selfReported: false,
    graded: true,
    occurredAt,
    now,
  };
}
