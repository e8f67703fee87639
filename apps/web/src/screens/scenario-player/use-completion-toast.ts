import { useEffect, useRef } from 'react';
import type { Delivery } from '../../features/learning/progress/outbox.ts';
import { useFormat, wholePercent } from '../../format/format.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { dismissToast, toast } from '../../ui/toast/toast.ts';

/** In percent. */
const successFrom = 60;

/**
 * Announces what became of a finished scenario: counted, stored on this device, or refused. A score doesn't follow to
 * the next screen.
 */
export function useCompletionToast(): (delivery: Delivery, score: number) => void {
  const { t } = useTranslation('learning/progress');
  const format = useFormat();
  const errorText = useErrorText('learning/progress');
  const scoreToast = useRef(0);
  useEffect(() => () => dismissToast(scoreToast.current), []);
  return (delivery, score) => {
    if (delivery.status === 'sent') {
      const description = t('completion.text', {
        score: format.number(wholePercent(score)),
        xp: delivery.answer.xpAwarded,
      });
      // A low score is no success, so it is announced without a check mark.
      const variant = score >= successFrom ? 'success' : 'default';
      scoreToast.current = toast({ title: t('completion.title'), description, variant, inPlace: true });
    } else if (delivery.status === 'saved') {
      toast({ title: t('outbox.saved'), description: t('outbox.savedText'), inPlace: true });
    } else if (delivery.status === 'refused') {
      const description = errorText(delivery.error);
      toast({ title: t('completion.refused'), description, variant: 'destructive', inPlace: true });
    }
  };
}
