import { useTranslation } from '../../../i18n/translation.ts';
import { hasScreen } from '../../../routing/has-screen.ts';

const features = {
  student: ['pathways', 'generated', 'notes'],
  professional: ['student', 'simulations', 'mentorship', 'unlimited', 'noAds'],
} as const;
const written: readonly string[] = ['generated', 'notes', 'unlimited'];

/**
 * What a plan includes, in words. Missing features are left out; simulations are the exception, since they are what the
 * plan stands for, and say so.
 */
export function usePlanFeatures() {
  const { t } = useTranslation('business/plans');
  return (plan: keyof typeof features): string[] =>
    features[plan]
      .filter((feature) => hasScreen('/note-analysis') || !written.includes(feature))
      .map((feature) =>
        feature === 'simulations' && !hasScreen('/simulations')
          ? `${t('feature.simulations')} (${t('soon')})`
          : t(`feature.${feature}`),
      );
}
