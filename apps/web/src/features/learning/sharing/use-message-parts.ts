import type { Achievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../i18n/translation.ts';
import type { MessageParts } from './message.rules.ts';

/** What a message and a card say about the learner. */
export interface LearnerSummary {
  readonly username: string;
  readonly level: number;
  readonly xp: number;
  /** How many achievements are unlocked. */
  readonly unlockedCount: number;
}

/** The parts of the message about an achievement, in the learner's language. */
export function useMessageParts(
  { title, description }: Pick<Achievement, 'title' | 'description'>,
  { level, xp, unlockedCount }: LearnerSummary,
): MessageParts {
  const { t } = useTranslation('learning/sharing');
  return {
    headline: t('message.unlocked', { title }),
    description,
    stats: t('message.stats', { level, xp, count: unlockedCount }),
  };
}
