import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getMastery } from '@rounds/contract/learning/mastery';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Catalogue } from '../scenarios/index.ts';
import { type Answer, selectAnswers } from './mastery.queries.ts';
import { type Evidence, difficultyOf, masteryOf } from './mastery.rules.ts';

export interface MasteryDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly catalogue: Catalogue;
}

/** How well the learner has mastered each area, the weakest first. */
export async function readMastery(
  { db, clock, catalogue }: MasteryDeps,
  userId: number,
): Promise<AnswerOf<typeof getMastery>> {
  const answers = await selectAnswers(db, userId);
  const evidence = evidenceFrom(answers, await editionsOf(catalogue, answers));
  const asked = questionsByNeed(await catalogue.active());
  const areas = masteryOf(evidence, clock.now()).map(({ lastAnsweredAt, ...area }) => ({
    ...area,
    lastAnsweredAt: lastAnsweredAt.toISOString(),
    practice: { needs: [area.need] },
    matching: asked.get(area.need) ?? 0,
  }));
  return { areas };
}

type Editions = ReadonlyMap<string, Scenario | null>;
const editionKey = ({ scenarioId, version }: Pick<Answer, 'scenarioId' | 'version'>) =>
  `${scenarioId} ${version}`;

/** Each edition once: answers are many, editions few. */
async function editionsOf(catalogue: Catalogue, answers: readonly Answer[]): Promise<Editions> {
  const wanted = new Map(answers.map((answer) => [editionKey(answer), answer]));
  return new Map(
    await Promise.all(
      [...wanted].map(
        async ([key, { scenarioId, version }]) =>
          [key, await catalogue.edition(scenarioId, version)] as const,
      ),
    ),
  );
}

/** What answers tell; one to a question without tags tells of no area. */
function evidenceFrom(answers: readonly Answer[], editions: Editions): Evidence[] {
  return answers.flatMap((answer) => {
    const { scenarioId, questionIndex, credit, guessed, at } = answer;
    const edition = editions.get(editionKey(answer));
    const question = edition?.scenario.questions[questionIndex];
    if (!edition || !question?.tags) return [];
    return [
      {
        need: question.tags.need,
        question: `${scenarioId} ${questionIndex}`,
        difficulty: difficultyOf[edition.difficulty],
        // Other formats than single best answer leave next to nothing to chance.
        chance: question.item ? 0 : 1 / question.options.length,
        credit,
        guessed,
        at,
      },
    ];
  });
}

/** How many questions ask for each need. */
function questionsByNeed(scenarios: readonly Scenario[]): ReadonlyMap<string, number> {
  const needs = scenarios.flatMap(({ scenario }) =>
    scenario.questions.flatMap(({ tags }) => tags?.need ?? []),
  );
  return new Map([...Map.groupBy(needs, (need) => need)].map(([need, all]) => [need, all.length]));
}
