import type { Difficulty } from '@rounds/contract/common';
import { difficulties } from '@rounds/contract/common.rules';
import { type Confidence, confidences } from '@rounds/contract/learning/progress.answers.rules';
import type { ItemFlag } from '@rounds/contract/learning/item-health.rules';
import { type FirstAnswer, pairsOf, restScores } from './abilities.rules.ts';
import type { ItemFigures, OptionUse } from './figures.rules.ts';
import { flagsOf, labelLogits, urgencyOf } from './flags.rules.ts';
import { type Estimate, correlationOf, medianOf, shareOf, sum } from './statistics.rules.ts';

/** A question as its author wrote it. */
export interface HealthItem {
  readonly item: string;
  readonly difficulty: Difficulty;
  /** The number of options of a single best answer, and which is the key; null for other formats. */
  readonly choice: { readonly options: number; readonly key: number } | null;
  /** The reasons learners reported it, one entry per report. */
  readonly reports: readonly string[];
}

export interface HealthAnswer extends FirstAnswer {
  /** Null if a response was given instead. */
  readonly option: number | null;
  readonly confidence: Confidence | null;
  readonly seconds: number;
}

export interface ItemHealth extends ItemFigures {
  readonly flags: readonly ItemFlag[];
}

/**
 * How well each question works, the most urgent first.
 * @param answers each learner's first answer to each question, including questions outside `items`, which show the
 * learner's ability
 */
export function itemHealthOf(items: readonly HealthItem[], answers: readonly HealthAnswer[]): ItemHealth[] {
  const byItem = Map.groupBy(answers, ({ item }) => item);
  const abilityOf = restScores(answers);
  return items
    .map((item) => figuresOf(item, byItem.get(item.item) ?? [], abilityOf))
    .map((figures) => ({ ...figures, flags: flagsOf(figures) }))
    .sort((a, b) => urgencyOf(a.flags) - urgencyOf(b.flags) || b.learners - a.learners);
}

function figuresOf(
  { item, difficulty: authored, choice, reports }: HealthItem,
  given: readonly HealthAnswer[],
  abilityOf: ReturnType<typeof restScores>,
): ItemFigures {
  const facility = shareOf(sum(given.map(({ credit }) => credit)), given.length);
  const difficulty = difficultyFrom(facility, choice ? 1 / choice.options : 0);
  const pairs = pairsOf(given, abilityOf);
  return {
    item,
    learners: given.length,
    facility,
    difficulty,
    authored,
    suggested: nearestLabel(difficulty.value),
    discrimination: correlationOf(pairs),
    ranked: pairs.length,
    options: choice && optionsOf(choice, given, abilityOf),
    medianSeconds: medianOf(given.map(({ seconds }) => seconds)),
    confidence: calibrationOf(given),
    reports,
  };
}

/** Abilities spread with a standard deviation of about 1, which pulls shares towards one half. This reverses that. */
const spread = Math.sqrt(1 + (16 * Math.sqrt(3)) ** 2 / (15 * Math.PI) ** 2);

/** How hard it is for the average respondent, corrected for guessing. */
function difficultyFrom({ value, low, high }: Estimate, chance: number): Estimate {
  const logits = (share: number) => {
    const known = Math.min(Math.max((share - chance) / (1 - chance), 0.02), 0.98);
    return spread * Math.log((1 - known) / known);
  };
  return { value: logits(value), low: logits(high), high: logits(low) };
}

const nearestLabel = (logits: number): Difficulty =>
  difficulties.reduce((best, label) =>
    Math.abs(labelLogits[label] - logits) < Math.abs(labelLogits[best] - logits) ? label : best,
  );

/** A third needs at least this many learners, or it is left out. */
const enoughInThird = 10;

function optionsOf(
  { options, key }: NonNullable<HealthItem['choice']>,
  given: readonly HealthAnswer[],
  abilityOf: ReturnType<typeof restScores>,
): OptionUse[] {
  const thirds = thirdsOf(given, abilityOf);
  const best = thirds?.[2] ?? [];
  const countIn = (some: readonly HealthAnswer[], index: number) =>
    some.filter(({ option }) => option === index).length;
  return Array.from({ length: options }, (_, index) => {
    const [rival, keyed] = [countIn(best, index), countIn(best, key)];
    const shareIn = (third: readonly HealthAnswer[]) => countIn(third, index) / third.length;
    return {
      isKey: index === key,
      chosen: shareOf(countIn(given, index), given.length),
      byThird: thirds && [shareIn(thirds[0]), shareIn(thirds[1]), shareIn(thirds[2])],
      discrimination: correlationOf(pairsOf(given, abilityOf, ({ option }) => Number(option === index))),
      rivalry: shareOf(rival, rival + keyed),
    };
  });
}

function thirdsOf(given: readonly HealthAnswer[], abilityOf: ReturnType<typeof restScores>) {
  const ranked = given
    .flatMap((answer) => {
      const ability = abilityOf(answer);
      return ability === null ? [] : [{ answer, ability }];
    })
    .sort((a, b) => a.ability - b.ability)
    .map(({ answer }) => answer);
  const size = Math.floor(ranked.length / 3);
  if (size < enoughInThird) return null;
  return [ranked.slice(0, size), ranked.slice(size, -size), ranked.slice(-size)] as const;
}

function calibrationOf(given: readonly HealthAnswer[]): ItemFigures['confidence'] {
  const of = (confidence: Confidence) => {
    const said = given.filter((answer) => answer.confidence === confidence);
    return { answers: said.length, right: said.filter(({ credit }) => credit === 1).length };
  };
  const [guess, unsure, sure] = confidences.map(of);
  const none = { answers: 0, right: 0 };
  return { guess: guess ?? none, unsure: unsure ?? none, sure: sure ?? none };
}
