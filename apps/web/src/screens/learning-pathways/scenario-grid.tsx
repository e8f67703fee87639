import { Suspense, useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import type { Advertisement } from '@rounds/contract/business/ads';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { ScenarioSummary } from '@rounds/contract/learning/scenarios';
import { interleaveAds } from '../../features/business/ads/ads.rules.ts';
import { AdBox } from '../../features/business/ads/components/lazy-ad-box.ts';
import { useAdsWithoutLayoutShift } from '../../features/business/ads/use-ads-without-layout-shift.ts';
import {
  ScenarioCard,
  ScenarioCardSkeleton,
} from '../../features/learning/scenarios/components/scenario-card.tsx';
import { startButtonId } from '../../features/learning/scenarios/start-button-id.ts';
import { usePhone } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { startedHere } from '../scenario-player/start.ts';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3';
const skeletons = 6;
/** A phone shows so many below each other before it asks. */
const partSize = 20;
/** Cards far from the window are laid out when it comes near; until then they have the height of nearly all. */
const tile = '[content-visibility:auto] [contain-intrinsic-block-size:auto_16rem]';

type CardProps = ComponentProps<typeof ScenarioCard>;

export interface ScenarioGridProps extends Pick<CardProps, 'onStart' | 'onReview' | 'reviewHref'> {
  /** Undefined while they load. */
  readonly scenarios: readonly ScenarioSummary[] | undefined;
  readonly entries: ReadonlyMap<number, ProgressEntry>;
  /** Where else than in their titles a search found them. */
  readonly matches: ReadonlyMap<number, CardProps['matches']> | undefined;
  readonly ads: readonly Advertisement[];
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  /** Looks in all career paths; absent where that is done already. */
  readonly onAllPaths: (() => void) | undefined;
}

export function ScenarioGrid(props: ScenarioGridProps) {
  const { scenarios, entries, matches, failed, onRetry, onClear, onAllPaths } = props;
  const { onStart, onReview, reviewHref } = props;
  const { t } = useTranslation('learning/scenarios');
  const list = useRef<HTMLUListElement>(null);
  const { t: progress } = useTranslation('learning/progress');
  const { shown, showMore } = useParts(scenarios);
  const ads = useAdsWithoutLayoutShift(props.ads, shown, list);
  if (failed && !scenarios) {
    return <FailedNotice onRetry={onRetry}>{t('list.failed')}</FailedNotice>;
  }
  if (!scenarios || !shown) {
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
            <div className="flex flex-wrap justify-center gap-3">
              {onAllPaths && <Button onClick={onAllPaths}>{t('list.allPaths')}</Button>}
              <Button variant="secondary" onClick={onClear}>
                {t('filter.clear')}
              </Button>
            </div>
          }
        >
          {t('list.emptyHint')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <section aria-labelledby="scenarios-title">
      <h2 id="scenarios-title" className="sr-only">
        {t('list.label')}
      </h2>
      <ul ref={list} className={grid}>
        {interleaveAds(shown, ads).map((content) =>
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
                entry={entries.get(content.item.id)}
                matches={matches?.get(content.item.id)}
                onStart={onStart}
                onReview={onReview}
                reviewHref={reviewHref}
              />
            </li>
          ),
        )}
      </ul>
      {shown.length < scenarios.length && (
        <Button variant="secondary" className="mt-4 w-full" onClick={showMore}>
          {progress('all.more')}
        </Button>
      )}
    </section>
  );
}

/** On a phone some scenarios at a time, and as many as it takes to be back at the one that was started. */
function useParts(scenarios: readonly ScenarioSummary[] | undefined) {
  const isPhone = usePhone();
  const [parts, setParts] = useState(1);
  const [started] = useState(startedHere);
  const firstNew = useRef<number>(undefined);
  const least = Math.floor((scenarios?.findIndex(({ id }) => id === started) ?? 0) / partSize) + 1;
  const count = Math.max(parts, least) * partSize;
  const shown = useMemo(
    () => (isPhone ? scenarios?.slice(0, count) : scenarios),
    [isPhone, scenarios, count],
  );
  useEffect(() => {
    if (firstNew.current === undefined) return;
    // The button that asked is further down now, or gone.
    document.getElementById(startButtonId(firstNew.current))?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [count]);
  const showMore = () => {
    firstNew.current = scenarios?.[count]?.id;
    setParts(count / partSize + 1);
  };
  return { shown, showMore };
}
