import type { needsByPath } from '@rounds/contract/learning/scenarios.rules';
import { useTranslation } from '../../../i18n/translation.ts';

type Need = (typeof needsByPath)[keyof typeof needsByPath][number];

/** The name of an area of need. */
export function useNeedName(): (need: string) => string {
  const { t } = useTranslation('learning/progress.overview');
  return (need) => {
    const translated = t(`need.${need as Need}`);
    // Tags added by an installation have no translation: their own word is better than none.
    return translated.startsWith('need.') ? need.replaceAll('_', ' ') : translated;
  };
}
