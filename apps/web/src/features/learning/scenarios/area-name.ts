import { useCallback } from 'react';
import type { ClinicalArea } from '@rounds/contract/learning/scenarios.rules';
import { useTranslation } from '../../../i18n/translation.ts';

/** The name of a clinical area in the learner's language. A screen that uses it names `learning/scenarios.areas` in its strings. */
export function useAreaName(): (area: ClinicalArea) => string {
  const { t } = useTranslation('learning/scenarios.areas');
  return useCallback((area) => t(`area.${area}`), [t]);
}
