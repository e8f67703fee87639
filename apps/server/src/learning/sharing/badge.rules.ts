import type { RequirementType } from '@rounds/contract/learning/achievements.rules';

/** An achievement as its author wrote it. */
export interface Definition {
  readonly achievementId: number;
  /** Its name in the content, the same for good. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly xpReward: number;
  readonly requirement: { readonly type: string; readonly value: number };
}

/** An achievement that a learner has unlocked. */
export interface Badge extends Definition {
  /** Of the user achievement. */
  readonly id: number;
  readonly userId: number;
  readonly unlockedAt: Date;
  readonly username: string;
  readonly email: string;
  /** By answers that were graded here, and on days that the server saw: nothing that a client merely claims has helped. */
  readonly graded: boolean;
  /** Scenarios on record with a completed attempt that was graded here. */
  readonly completedScenarios: number;
  /** Those among them with an attempt of at least the passing score. */
  readonly passedScenarios: number;
  /** Those with an attempt in which every answer was right. */
  readonly perfectScenarios: number;
}

/**
 * Whether the work behind a badge deserves a signature: completing a scenario with every answer wrong doesn't. Work that is no
 * longer on record isn't held against it: progress is erased some years after the last sign-in, and a badge stays.
 */
export function isPassed({
  requirement,
  completedScenarios,
  passedScenarios,
  perfectScenarios,
}: Pick<Badge, 'requirement' | 'completedScenarios' | 'passedScenarios' | 'perfectScenarios'>): boolean {
  if (completedScenarios === 0) return true;
  const needed: Readonly<Record<string, number>> = {
    first_completion: 1,
    scenarios_completed: requirement.value,
  };
  if (requirement.type === 'perfect_scores') return perfectScenarios >= requirement.value;
  return passedScenarios >= (needed[requirement.type] ?? 0);
}

const plural = (value: number, one: string, more: string) => (value === 1 ? one : `${value} ${more}`);

const narratives: Readonly<Record<RequirementType, (value: number) => string>> = {
  scenarios_completed: (value) => `Complete ${plural(value, 'a clinical scenario', 'clinical scenarios')}.`,
  xp_earned: (value) => `Earn ${value} XP by answering clinical scenarios.`,
  streak_days: (value) => `Practice on ${plural(value, 'a day', 'days in a row')}.`,
  perfect_scores: (value) =>
    `Answer every question correctly in ${plural(value, 'a clinical scenario', 'clinical scenarios')}.`,
  first_completion: () => 'Complete a first clinical scenario.',
};

/** What it takes to earn an achievement, in English, for those who check a credential. */
export function narrativeOf({ requirement }: Pick<Definition, 'requirement'>): string {
  const known = Object.entries(narratives).find(([type]) => type === requirement.type);
  return known ? known[1](requirement.value) : 'Reach what the achievement describes.';
}

/** Every public address of badges, from the installation's own (without a slash at its end). */
export function addressesOf(publicUrl: string) {
  return {
    home: `${publicUrl}/`,
    page: (token: string) => `${publicUrl}/b/${token}`,
    card: (token: string) => `${publicUrl}/b/${token}/card.png`,
    issuer: `${publicUrl}/api/badges/issuer`,
    key: (kid: string) => `${publicUrl}/api/badges/keys/${kid}`,
    achievement: (slug: string) => `${publicUrl}/api/badges/achievements/${encodeURIComponent(slug)}`,
    image: (slug: string) => `${publicUrl}/api/badges/achievements/${encodeURIComponent(slug)}/image.svg`,
  };
}
export type Addresses = ReturnType<typeof addressesOf>;
