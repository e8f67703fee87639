import { useProgress } from '../../features/progress/api/list-progress.ts';
import { AllProgress } from '../../features/progress/components/all-progress.tsx';
import { useScenarios } from '../../features/scenarios/api/list-scenarios.ts';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Everything that was begun or done, latest first. */
export function ProgressTab() {
  const { t } = useTranslation('progress');
  const { t: common } = useTranslation('common');
  const progress = useProgress();
  const scenarios = useScenarios();
  if (progress.data) {
    const titles = new Map(scenarios.data?.map(({ id, title }) => [id, title]));
    return <AllProgress progress={progress.data} titleOf={(id) => titles.get(id)} />;
  }
  if (progress.isError) {
    return (
      <Notice
        tone="critical"
        action={
          <Button variant="secondary" size="sm" onClick={() => void progress.refetch()}>
            {common('action.tryAgain')}
          </Button>
        }
      >
        {t('all.failed')}
      </Notice>
    );
  }
  return (
    <div role="status" aria-label={t('all.loading')}>
      <Skeleton className="h-96" />
    </div>
  );
}
