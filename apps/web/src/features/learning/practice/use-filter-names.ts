import type { PracticeFilters } from '@rounds/contract/learning/practice';
import { useTranslation } from '../../../i18n/translation.ts';
import type { Need } from './choice.rules.ts';

/** A session's filters in words: a quick start by its own name, others as in the form. */
export function useFilterNames(isStarted = false): (filters: PracticeFilters) => string[] {
  const { t } = useTranslation('learning/practice');
  const { t: common } = useTranslation('app/common');
  const { t: areas } = useTranslation('learning/scenarios.areas');
  const { t: overview } = useTranslation('learning/progress.overview');
  return (filters) => [
    ...(filters.states ?? []).map((state) =>
      t(isStarted && state === 'wrong' ? 'quick.wrong' : `state.${state}`),
    ),
    ...(filters.scenarioIds?.length === 1 ? [t('sessions.oneCase')] : []),
    ...(filters.careerPaths ?? []).map((path) => common(`careerPath.${path}`)),
    ...(filters.areas ?? []).map((area) => areas(`area.${area}`)),
    ...(filters.needs ?? []).map((need) => overview(`need.${need as Need}`)),
    ...(filters.difficulties ?? []).map((level) => common(`difficulty.${level}`)),
  ];
}
