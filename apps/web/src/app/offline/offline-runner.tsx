import { useEffect } from 'react';
import { forgetOthers } from '../../api/kept-answers.ts';
import { queryClient } from '../../api/query-client.ts';
import { useInCase } from '../../browser/in-case.ts';
import { keepScenarios } from '../../features/learning/scenarios/api/list-scenarios.ts';
import { useLanguage, useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { StatusBanner } from '../shell/status-banner.tsx';
import { keepStrings } from './keep-strings.ts';
import { startWorker, takeRelease, useNewRelease } from './releases.ts';

/** Brings to this device what a learner needs without a network, and offers a newer release when no case is being worked. */
export function OfflineRunner() {
  const { t } = useTranslation('app/shell');
  const language = useLanguage();
  const isNewRelease = useNewRelease();
  const inCase = useInCase();
  useEffect(() => {
    startWorker();
    void forgetOthers();
    void keepScenarios(queryClient);
  }, []);
  useEffect(() => void keepStrings(language).catch(() => undefined), [language]);
  if (!isNewRelease || inCase) return null;
  return (
    <StatusBanner tone="neutral">
      {t('release.ready')}{' '}
      <Button variant="link" size="sm" onClick={takeRelease}>
        {t('release.update')}
      </Button>
    </StatusBanner>
  );
}
