import { useEffect, useRef } from 'react';
import type { Achievement } from '@rounds/contract/learning/achievements';
import { shareCard } from '@rounds/contract/learning/sharing.rules';
import { useLanguage } from '../../../../i18n/translation.ts';
import { directionOf } from '../../../../i18n/language.rules.ts';
import type { CardText } from '../card-layout.rules.ts';
import { useCardText } from '../use-card-text.ts';
import type { LearnerSummary } from '../use-message-parts.ts';

export interface CardPictureProps {
  readonly achievement: Achievement;
  readonly learner: LearnerSummary;
}

/** The card as it will be downloaded. */
export function CardPicture({ achievement, learner }: CardPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useCardText(achievement, learner);
  const direction = directionOf(useLanguage());
  const words = JSON.stringify(text);
  const { icon } = achievement;
  useEffect(() => {
    const target = canvas.current;
    if (!target) return;
    // If it fails, its place stays empty: the text below says the same.
    import('../draw-card.ts')
      .then(({ paintCard }) => paintCard(target, JSON.parse(words) as CardText, icon, direction))
      .catch(() => undefined);
  }, [words, icon, direction]);
  return (
    <canvas
      ref={canvas}
      width={shareCard.width}
      height={shareCard.height}
      role="img"
      aria-label={`${text.heading}: ${text.title}`}
      className="mx-auto h-auto w-full max-w-xs rounded-control border"
    />
  );
}
