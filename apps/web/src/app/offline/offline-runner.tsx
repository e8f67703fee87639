import { useEffect } from 'react';
import { clearOtherLearners } from '../../api/answer-cache.ts';
import { queryClient } from '../../api/query-client.ts';
import { whenNetworkQuiet } from '../../browser/network-quiet.ts';
import { useOnline } from '../../browser/online.ts';
import { useCaseActive } from '../../browser/active-case.ts';
import { cacheScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { StatusBanner } from '../shell/status-banner.tsx';
import { cacheStrings } from './cache-strings.ts';
import { startWorker, applyRelease, useNewRelease } from './releases.ts';

/** Milliseconds without arrivals after which a page counts as loaded. */
const quietMs = 2000;

/** Loads onto this device what a learner needs offline, and offers a newer release when no case is open. */
export function OfflineRunner() {
  const { t } = useTranslation('app/shell');
  const language = useLanguage();
  const isNewRelease = useNewRelease();
  const inCase = useCaseActive();
  const online = useOnline();
  useEffect(() => {
    void clearOtherLearners();
    return whenNetworkQuiet(() => {
      startWorker();
      void cacheScenarios(queryClient);
    }, quietMs);
  }, []);
  useEffect(
    () => whenNetworkQuiet(() => void cacheStrings(language).catch(() => undefined), quietMs),
    [language],
  );
  if (!isNewRelease || inCase || !online) return null;
  return (
    <StatusBanner tone="neutral">
      {t('release.ready')}{' '}
      <Button variant="link" size="sm" onClick={applyRelease}>
        {t('release.update')}
      </Button>
    </StatusBanner>
  );
}
