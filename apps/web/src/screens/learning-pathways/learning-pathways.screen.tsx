import { useMemo } from 'react';
import { useAds } from '../../features/business/ads/api/list-ads.ts';
import { useKnownProgress } from '../scenario-player/use-device-progress.ts';
import { useSummaries } from '../../features/learning/scenarios/api/list-summaries.ts';
import { AreaChips } from '../../features/learning/scenarios/components/area-chips.tsx';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import { FilterBar } from '../../features/learning/scenarios/components/filter-bar.tsx';
import { FilterCard } from '../../features/learning/scenarios/components/filter-card.tsx';
import { PathCards } from '../../features/learning/scenarios/components/path-cards.tsx';
import { SortSelect } from '../../features/learning/scenarios/components/sort-select.tsx';
import { clearFilters } from '../../features/learning/scenarios/pathway-filters.rules.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useWide } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { useSession } from '../../session/session.ts';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { useIdle } from '../../browser/idle.ts';
import {
  reviewAddress,
  useOpenReview,
  usePreloadedPlayer,
  useReturn,
  useStartScenario,
} from '../scenario-player/start.ts';
import { ScenarioGrid } from './scenario-grid.tsx';
import { useFilters } from './use-filters.ts';
import { useFit } from './use-fit.ts';
import { useFilteredScenarios } from './use-filtered-scenarios.ts';

export function LearningPathwaysScreen() {
  const { t } = useTranslation('learning/scenarios');
  useDocumentTitle(t('pathways.title'));
  const [filters, onFilters] = useFilters();
  const { careerPath, difficulty } = filters;
  const ownPath = useSession().user?.careerPath ?? undefined;
  const isWide = useWide();
  const start = useStartScenario();
  const openReview = useOpenReview();
  const list = useSummaries({ careerPath, difficulty });
  const { progress, isPaused } = useKnownProgress(list.data);
  const entries = useMemo(() => new Map(progress?.map((entry) => [entry.scenarioId, entry])), [progress]);
  const learner = useFit(list.data, progress);
  // Their order goes by what was done. Without a connection that may stay unknown.
  const isOrdered = (progress !== undefined && learner.isKnown) || isPaused;
  const found = useFilteredScenarios(filters, isOrdered ? list.data : undefined, entries, learner.fit);
  const count = found?.scenarios.length;
  const ads = useAds({ placement: 'pathways', adType: 'sponsored_content' }, useIdle());
  usePreloadedPlayer(list.isSuccess);
  useReturn(found !== undefined);
  const props = { filters, onChange: onFilters };

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-3 py-4 sm:gap-5 sm:py-6">
      <ProgressNotices />
      <header>
        <h1 className="text-xl sm:text-2xl">{t('pathways.title')}</h1>
        <p className="text-muted max-sm:hidden">{t('pathways.subtitle')}</p>
        <EnglishNote className="mt-1" />
      </header>
      <PathCards chosen={careerPath} onChoose={(path) => onFilters({ ...filters, careerPath: path })} />
      {isWide ? <FilterCard {...props} /> : <FilterBar {...props} found={count} />}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:gap-3">
        <AreaChips {...props} areas={found?.areas ?? []} withFilters={!isWide} />
        {/* Where nothing is found, the list says so; here it is only announced. */}
        <div
          className={
            count === 0 ? 'sr-only' : 'flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1'
          }
        >
          {/* Takes up its space before the number is known, so that the row doesn't wrap later. */}
          <p role="status" className="min-h-[1lh] min-w-24 text-sm text-muted">
            {count !== undefined && t('filter.found', { count })}
          </p>
          {count !== 0 && <SortSelect {...props} />}
        </div>
      </div>
      <ScenarioGrid
        scenarios={found?.scenarios}
        entries={entries}
        matches={found?.matches}
        ads={ads}
        failed={list.isError}
        onRetry={() => void list.refetch()}
        onClear={() => onFilters(clearFilters(filters, ownPath))}
        onAllPaths={careerPath && (() => onFilters({ ...filters, careerPath: undefined }))}
        onStart={start}
        onReview={openReview}
        reviewHref={reviewAddress}
      />
    </div>
  );
}
