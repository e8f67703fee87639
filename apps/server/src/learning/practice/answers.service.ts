import type { AnswerOf, BodyOf } from '@rounds/contract/endpoint';
import type { answerPractice } from '@rounds/contract/learning/practice';
import type { Fail } from '../../platform/http/errors.ts';
import { type Earning, award, lockLearner } from '../awards/index.ts';
import { occurredAt } from '../progress/index.ts';
import type { PracticeDeps } from './practice.deps.ts';
import { type AnswerRefusal, decideAnswer } from './practice.rules.ts';
import { saveAnswer, selectOptionalItem } from './practice.queries.ts';

/**
 * Records an answer of a practice session and grades it. It makes the day active and counts for the daily goal; it earns no
 * XP and no points, and changes nothing about the scenario's own progress.
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
    const { item, mode, answered } = session;
    if (!item) throw fail('answer_unknown');
    const edition = await catalogue.edition(item.scenarioId, item.version, tx);
    const question = edition?.scenario.questions[item.questionIndex];
    const decision = decideAnswer(body, item, session, question);
    if (decision.kind === 'refused') throw fail(decision.code);
    if (decision.kind === 'repeated') {
      if (!item.result) throw new Error('An answer was recorded without its result');
      return item.result;
    }
    const { grade, completes } = decision;
    const at = occurredAt(body.occurredAt, now, learner.createdAt);
    const { unlocked, ...awarded } = await award(tx, learner, earningOf(at, now), requirements);
    const result = {
      ...awarded,
      unlocked: [...unlocked],
      correct: mode === 'exam' && !completes ? null : grade.correct,
      answered: answered + 1,
      completed: completes,
    };
    const { position, seconds, confidence = null } = body;
    await saveAnswer(tx, id, { position, grade, confidence, seconds, occurredAt: at, result }, now);
    return result;
  });
}

/** What a single question out of its case is worth: the day, and a step towards the daily goal. */
function earningOf(occurredAt: Date, now: Date): Earning {
  return {
    source: 'practice',
    sourceId: null,
    description: '',
    xp: 0,
    points: 0,
    answers: 1,
    facts: { scenariosCompleted: 0, gradedScenarios: 0, perfectScores: 0, scoreTotal: 0 },
    selfReported: false,
    graded: true,
    occurredAt,
    now,
  };
}
