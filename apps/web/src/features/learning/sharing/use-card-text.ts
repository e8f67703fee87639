import type { Achievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../i18n/translation.ts';
import type { CardText } from './card-layout.rules.ts';
import type { LearnerSummary } from './use-message-parts.ts';

/** The content of a card, in the learner's language. */
export function useCardText(
  { title, description, xpReward }: Pick<Achievement, 'title' | 'description' | 'xpReward'>,
  { username, level, xp }: LearnerSummary,
): CardText {
  const { t } = useTranslation('learning/sharing');
  const { t: shell } = useTranslation('app/shell');
  return {
    heading: t('card.heading'),
    title,
    description,
    username,
    level: t('card.level', { level }),
    xp: t('card.xp', { xp }),
    reward: t('reward', { count: xpReward }),
    brand: `Rounds · ${shell('tagline')}`,
  };
}
