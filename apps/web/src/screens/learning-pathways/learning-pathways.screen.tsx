import { useDeferredValue, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { useAds } from '../../features/business/ads/api/list-ads.ts';
import { useProgress } from '../../features/learning/progress/api/list-progress.ts';
import { useScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { EnglishNote } from '../../features/learning/scenarios/components/english.tsx';
import {
  FilterCard,
  noFilters,
  type Filters,
} from '../../features/learning/scenarios/components/filter-card.tsx';
import { PathCards } from '../../features/learning/scenarios/components/path-cards.tsx';
import { matchesSearch } from '../../features/learning/scenarios/scenario-filter.rules.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ProgressNotices } from '../progress-notices/progress-notices.tsx';
import { useIdle } from '../../browser/idle.ts';
import { PlayerHost, usePreloadedPlayer } from '../scenario-player/player-host.tsx';
import { ScenarioGrid } from './scenario-grid.tsx';

export function LearningPathwaysScreen() {
  // Another search in the address begins anew.
  const search = new URLSearchParams(useSearch()).get('search') ?? '';
  return <FilteredPathways key={search} search={search} />;
}

function FilteredPathways({ search }: { readonly search: string }) {
  const { t } = useTranslation('learning/scenarios');
  // Kept here, so that the filters survive opening the player.
  const [filters, setFilters] = useState({ ...noFilters, search });
  return (
    <PlayerHost backLabel={t('player.backToPathways')}>
      {(start) => <Pathways filters={filters} onFilters={setFilters} onStart={start} />}
    </PlayerHost>
  );
}

interface PathwaysProps {
  readonly filters: Filters;
  readonly onFilters: (filters: Filters) => void;
  readonly onStart: (scenario: Scenario) => void;
}

function Pathways({ filters, onFilters, onStart }: PathwaysProps) {
  const { t } = useTranslation('learning/scenarios');
  useDocumentTitle(t('pathways.title'));
  const { careerPath, difficulty } = filters;
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
        onStart={onStart}
      />
    </div>
  );
}
