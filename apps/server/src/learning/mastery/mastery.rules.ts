import { dayMs } from '@rounds/contract/time.rules';
import type { Difficulty } from '@rounds/contract/common';
import {
  type MasteryLevel,
  maxAnswersToNext,
  levelShares,
  masteryLevels,
} from '@rounds/contract/learning/mastery.rules';

/** The evidence that an answer gives about an area. */
export interface Evidence {
  readonly need: string;
  /** Identifies the question: the same for every answer to it. */
  readonly question: string;
  /** In logits, like the ability: a learner of equal ability knows the answer half the time. */
  readonly difficulty: number;
  /** The probability, 0 to 1, of being right without knowing. */
  readonly chance: number;
  /** 0 to 1. */
  readonly credit: number;
  /** The learner said that it was a guess. */
  readonly guessed: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Ability 0 means knowing half of the intermediate questions. Most learners are between -2 and 2. */
interface Ability {
  readonly mean: number;
  readonly variance: number;
}

export interface Mastery {
  readonly need: string;
  readonly level: MasteryLevel;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly isUncertain: boolean;
  readonly answered: number;
  readonly lastAnsweredAt: Date;
  readonly toNext: { readonly level: MasteryLevel; readonly answers: number | null } | null;
}

const prior: Ability = { mean: 0, variance: 1 };
/** How much the variance grows per day without an answer: what was known may have been forgotten. */
const driftPerDay = 0.003;

/** By the author's label, the only thing known about a question before many have answered it. */
export const difficultyOf: Readonly<Record<Difficulty, number>> = {
  beginner: -1,
  intermediate: 0,
  advanced: 1,
};

/** What a level requires: a share of intermediate questions known, and at most this standard deviation of the ability. */
const levels: Readonly<Record<MasteryLevel, { readonly share: number; readonly deviation: number }>> = {
  attempted: { share: 0, deviation: Infinity },
  familiar: { share: levelShares.familiar, deviation: 0.85 },
  proficient: { share: levelShares.proficient, deviation: 0.72 },
  mastered: { share: levelShares.mastered, deviation: 0.6 },
};
/** A level is lost this far below the ability that earns it, so that one miss at the border doesn't cost it. */
const lostBelow = 0.25;
/** A level is uncertain after this many days without an answer. */
const uncertainAfterDays = 60;
/** Idle days raise the deviation at most this far above the level's limit, so that a few answers confirm or refute it. */
const idleAbove = 0.15;
/** Standard deviations to each side that cover 80% of a normal distribution. */
const rangeDeviations = 1.28;

const shareOf = (ability: number): number => 1 / (1 + Math.exp(-ability));
const abilityFor = (share: number): number => Math.log(share / (1 - share));

/** The ability some days later: the same, but less certain. */
function afterDays({ mean, variance }: Ability, days: number, level: MasteryLevel): Ability {
  const idle = Math.min((levels[level].deviation + idleAbove) ** 2, prior.variance);
  const drifted = Math.min(variance + driftPerDay * Math.max(days, 0), idle);
  return { mean, variance: Math.max(variance, drifted) };
}

/**
 * The ability after an answer: one Newton step towards the most likely ability in the Rasch model with guessing, from a
 * normal prior, with the information that such an answer gives.
 * @param weight the answer's weight, 1 for the first answer to a question
 */
function afterAnswer(
  { mean, variance }: Ability,
  { difficulty, chance, credit }: Pick<Evidence, 'difficulty' | 'chance' | 'credit'>,
  weight: number,
): Ability {
  const known = shareOf(mean - difficulty);
  const right = chance + (1 - chance) * known;
  const slope = (1 - chance) * known * (1 - known);
  const spread = right * (1 - right);
  const after = 1 / (1 / variance + (weight * slope * slope) / spread);
  return { mean: mean + (after * weight * (credit - right) * slope) / spread, variance: after };
}

/**
 * The highest level that an ability reaches. A level reached earlier is kept slightly below its threshold, however old
 * it is.
 */
function levelAfter({ mean, variance }: Ability, before: MasteryLevel): MasteryLevel {
  const deviation = Math.sqrt(variance);
  const reached = masteryLevels.findLast(
    (level) => mean >= abilityFor(levels[level].share) && deviation <= levels[level].deviation,
  );
  const kept = masteryLevels
    .slice(0, masteryLevels.indexOf(before) + 1)
    .findLast((level) => mean >= abilityFor(levels[level].share) - lostBelow);
  return masteryLevels.findLast((level) => level === reached || level === kept) ?? 'attempted';
}

/**
 * How well each area is mastered, the weakest first, from all answers in any order: they are replayed by
 * time, so that late arrivals make no difference. The nth answer to a question has 1/n of the weight of the first.
 */
export function masteryOf(answers: readonly Evidence[], now: Date): Mastery[] {
  const byNeed = Map.groupBy(answers.toSorted(byTime), ({ need }) => need);
  return [...byNeed]
    .map(([need, given]) => ({ need, ...abilityAfter(given) }))
    .map((area) => {
      const idleDays = (now.getTime() - area.at) / dayMs;
      return { ...area, idleDays, today: afterDays(area.ability, idleDays, area.level) };
    })
    .sort((a, b) => a.today.mean - b.today.mean || b.answered - a.answered || compare(a.need, b.need))
    .map(({ need, level, today, idleDays, at, answered }) => {
      const deviation = Math.sqrt(today.variance);
      return {
        need,
        level,
        share: shareOf(today.mean),
        low: shareOf(today.mean - rangeDeviations * deviation),
        high: shareOf(today.mean + rangeDeviations * deviation),
        isUncertain: idleDays > uncertainAfterDays,
        answered,
        lastAnsweredAt: new Date(at),
        toNext: nextOf(today, level),
      };
    });
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
// Answers sent together share one time: ordering them by question keeps the result the same.
const byTime = (a: Evidence, b: Evidence) => a.at - b.at || compare(a.question, b.question);

function abilityAfter(given: readonly Evidence[]) {
  const answersTo = new Map<string, number>();
  let ability = prior;
  let level: MasteryLevel = 'attempted';
  let at = given[0]?.at ?? 0;
  for (const answer of given) {
    const times = (answersTo.get(answer.question) ?? 0) + 1;
    answersTo.set(answer.question, times);
    ability = afterDays(ability, (answer.at - at) / dayMs, level);
    at = answer.at;
    // An admitted lucky guess says nothing about ability, and costs nothing.
    if (answer.guessed && answer.credit > 0) continue;
    ability = afterAnswer(ability, answer, 1 / times);
    level = levelAfter(ability, level);
  }
  return { ability, level, at, answered: given.length };
}

/** An intermediate question with four options. */
const usual = { difficulty: difficultyOf.intermediate, chance: 0.25, credit: 1 };

function nextOf(today: Ability, level: MasteryLevel): Mastery['toNext'] {
  const next = masteryLevels[masteryLevels.indexOf(level) + 1];
  if (!next) return null;
  let ability = today;
  for (let answers = 1; answers <= maxAnswersToNext; answers += 1) {
    ability = afterAnswer(ability, usual, 1);
    if (levelAfter(ability, level) !== level) return { level: next, answers };
  }
  return { level: next, answers: null };
}
