import type { AnswerOf } from '@rounds/contract/endpoint';
import type { getMastery } from '@rounds/contract/learning/mastery';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Catalogue } from '../scenarios/index.ts';
import { type EditionAnswers, selectAnswers } from './mastery.queries.ts';
import { type Evidence, difficultyOf, masteryOf } from './mastery.rules.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';

interface MasteryDeps extends ServiceDeps {
  readonly catalogue: Catalogue;
}

/** The evidence in all of a learner's answers, in any order. */
export async function readEvidence(
  { db, catalogue }: Pick<MasteryDeps, 'db' | 'catalogue'>,
  userId: number,
): Promise<Evidence[]> {
  const answered = await selectAnswers(db, userId);
  const evidence = await Promise.all(answered.map((answers) => evidenceFrom(catalogue, answers)));
  return evidence.flat();
}

/** How well the learner has mastered each area, the weakest first. */
export async function readMastery(deps: MasteryDeps, userId: number): Promise<AnswerOf<typeof getMastery>> {
  const evidence = await readEvidence(deps, userId);
  const asked = questionsByNeed(await deps.catalogue.active());
  const areas = masteryOf(evidence, deps.clock.now()).map(({ lastAnsweredAt, ...area }) => ({
    ...area,
    lastAnsweredAt: lastAnsweredAt.toISOString(),
    practice: { needs: [area.need] },
    matching: asked.get(area.need) ?? 0,
  }));
  return { areas };
}

/** The evidence in the answers to an edition. Questions without tags belong to no area. */
async function evidenceFrom(
  catalogue: Catalogue,
  { scenarioId, version, answers }: EditionAnswers,
): Promise<Evidence[]> {
  const edition = await catalogue.edition(scenarioId, version);
  if (!edition) return [];
  const difficulty = difficultyOf[edition.difficulty];
  return answers.flatMap(([questionIndex, credit, guessed, at]) => {
    const question = edition.scenario.questions[questionIndex];
    // Answers to a withdrawn question say nothing.
    if (!question?.tags || question.withdrawn) return [];
    return [
      {
        need: question.tags.need,
        question: `${scenarioId} ${questionIndex}`,
        difficulty,
        // Formats other than single best answer leave almost nothing to chance.
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
    scenario.questions.flatMap(({ tags, withdrawn }) => (withdrawn ? [] : (tags?.need ?? []))),
  );
  return new Map([...Map.groupBy(needs, (need) => need)].map(([need, all]) => [need, all.length]));
}
