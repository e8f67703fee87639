import type { Requirement } from '@rounds/contract/learning/achievements.rules';
import type { Requirements } from '../../platform/requirements.rules.ts';

/** An achievement as its author wrote it. */
export interface Definition {
  readonly achievementId: number;
  /** Its name in the content, which never changes. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string;
  readonly xpReward: number;
  readonly requirement: Requirement;
}

/** An achievement that a learner has unlocked. */
export interface Badge extends Definition {
  /** The user achievement's id. */
  readonly id: number;
  readonly userId: number;
  readonly unlockedAt: Date;
  readonly username: string;
  readonly email: string;
  /** Reached by graded answers, on days that the server saw: no claim has helped. */
  readonly graded: boolean;
  /** Recorded scenarios with a completed attempt that was graded here. */
  readonly completedScenarios: number;
  /** Those with an attempt of at least the passing score. */
  readonly passedScenarios: number;
  /** Those with an attempt in which every answer was right. */
  readonly perfectScenarios: number;
}

/**
 * Whether the work behind a badge deserves a signature: completing a scenario with every answer wrong doesn't. Work
 * that is no longer recorded isn't held against it: progress is erased two years after the last sign-in, but a badge
 * stays.
 */
export function isPassed(
  {
    requirement: { type, value },
    completedScenarios,
    passedScenarios,
    perfectScenarios,
  }: Pick<Badge, 'requirement' | 'completedScenarios' | 'passedScenarios' | 'perfectScenarios'>,
  requirements: Requirements,
): boolean {
  if (completedScenarios === 0) return true;
  const kind = requirements.get(type);
  return (
    passedScenarios >= (kind?.passesNeeded?.(value) ?? 0) &&
    perfectScenarios >= (kind?.perfectNeeded?.(value) ?? 0)
  );
}

/** What it takes to earn an achievement, in English, for those who check a credential. */
export function narrativeOf({ type, value }: Requirement, requirements: Requirements): string {
  return requirements.get(type)?.narrative(value) ?? 'Reach what the achievement describes.';
}

/** Every public address of badges, built from the installation's own (without a trailing slash). */
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
