import { useDeferredValue, useMemo } from 'react';
import { useAds } from '../../features/business/ads/api/list-ads.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { FilterCard, noFilters } from '../../features/learning/scenarios/components/filter-card.tsx';
import { PathCards } from '../../features/learning/scenarios/components/path-cards.tsx';
import { matchesSearch } from '../../features/learning/scenarios/scenario-filter.rules.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { useIdle } from '../../browser/idle.ts';
import { usePreloadedPlayer, useReturn, useStartScenario } from '../scenario-player/start.ts';
import { ScenarioGrid } from './scenario-grid.tsx';
import { useFilters } from './use-filters.ts';

export function LearningPathwaysScreen() {
  const { t } = useTranslation('learning/scenarios');
  useDocumentTitle(t('pathways.title'));
  const [filters, onFilters] = useFilters();
  const { careerPath, difficulty } = filters;
  const start = useStartScenario();
  const list = useScenarios({ careerPath, difficulty });
  const progress = useProgress();
  const ads = useAds({ placement: 'pathways', adType: 'sponsored_content' }, useIdle());
  // Deferred, so that rendering many cards doesn't block typing.
  const search = useDeferredValue(filters.search);
  const scenarios = useDeferredValue(list.data);
  const found = useMemo(
    () => scenarios?.filter((scenario) => matchesSearch(scenario, search)),
    [scenarios, search],
  );
  usePreloadedPlayer(list.isSuccess);
  useReturn(found !== undefined);

  return (
    <div className="page grid gap-5 py-6">
      <ProgressNotices />
      <header>
        <h1 className="text-2xl">{t('pathways.title')}</h1>
        <p className="text-muted">{t('pathways.subtitle')}</p>
        <EnglishNote className="mt-1" />
      </header>
      <PathCards chosen={careerPath} onChoose={(path) => onFilters({ ...filters, careerPath: path })} />
      <FilterCard filters={filters} onChange={onFilters} />
      <p role="status" className="-my-1 min-h-5 text-sm text-muted">
        {found && t('filter.found', { count: found.length })}
      </p>
      <ScenarioGrid
        scenarios={found}
        progress={progress.data ?? []}
        ads={ads}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        onClear={() => onFilters(noFilters)}
        onStart={start}
      />
    </div>
  );
}
