import { Suspense, useRef } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { interleaveAds } from '../../features/business/ads/ads.rules.ts';
import { AdBox } from '../../features/business/ads/components/lazy-ad-box.ts';
import { useAdsWithoutLayoutShift } from '../../features/business/ads/use-ads-without-layout-shift.ts';
import {
  ScenarioCard,
  ScenarioCardSkeleton,
} from '../../features/learning/scenarios/components/scenario-card.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3';
const skeletons = 6;
/** Cards far from the window are laid out when it comes near; until then they have the height of nearly all. */
const tile = '[content-visibility:auto] [contain-intrinsic-block-size:auto_16rem]';

export interface ScenarioGridProps {
  /** Undefined while they load. */
  readonly scenarios: readonly Scenario[] | undefined;
  readonly progress: readonly ProgressEntry[];
  readonly ads: readonly Advertisement[];
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly onStart: (scenario: Scenario) => void;
}

export function ScenarioGrid(props: ScenarioGridProps) {
  const { scenarios, progress, failed, onRetry, onClear, onStart } = props;
  const { t } = useTranslation('learning/scenarios');
  const list = useRef<HTMLUListElement>(null);
  const ads = useAdsWithoutLayoutShift(props.ads, scenarios, list);
  if (failed && !scenarios) {
    return <FailedNotice onRetry={onRetry}>{t('list.failed')}</FailedNotice>;
  }
  if (!scenarios) {
    return (
      <div role="status" aria-label={t('list.loading')} className={grid}>
        {Array.from({ length: skeletons }, (_, index) => (
          <ScenarioCardSkeleton key={index} />
        ))}
      </div>
    );
  }
  if (scenarios.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t('list.empty')}
          action={
            <Button variant="secondary" onClick={onClear}>
              {t('filter.clear')}
            </Button>
          }
        >
          {t('list.emptyHint')}
        </EmptyState>
      </Card>
    );
  }
  const byScenario = new Map(progress.map((entry) => [entry.scenarioId, entry]));
  return (
    <section aria-label={t('list.label')}>
      <ul ref={list} className={grid}>
        {interleaveAds(scenarios, ads).map((content) =>
          'ad' in content ? (
            <li key={`ad-${content.ad.id}`} className={tile}>
              <Suspense>
                <AdBox ad={content.ad} />
              </Suspense>
            </li>
          ) : (
            <li key={content.item.id} className={tile}>
              <ScenarioCard
                scenario={content.item}
                entry={byScenario.get(content.item.id)}
                onStart={onStart}
              />
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
