import type { needsByPath } from '@rounds/contract/learning/scenarios.rules';
import { useTranslation } from '../../../i18n/translation.ts';

type Need = (typeof needsByPath)[keyof typeof needsByPath][number];

/** What an area of need is called. */
export function useNeedName(): (need: string) => string {
  const { t } = useTranslation('learning/progress.overview');
  return (need) => {
    const translated = t(`need.${need as Need}`);
    // What an installation adds to the tags has no translation: its own word is better than none.
    return translated.startsWith('need.') ? need.replaceAll('_', ' ') : translated;
  };
}
