import type { DashboardData } from '../../features/learning/progress/api/get-dashboard.ts';
import { RecentProgress } from '../../features/learning/progress/components/recent-progress.tsx';
import { ScoresCard } from '../../features/learning/progress/components/scores-card.tsx';
import { useTitles } from '../../features/learning/scenarios/api/list-summaries.ts';
import { hasScreen } from '../../routing/has-screen.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';

/** What was done last, and how the scores have gone. */
export function ProgressCards({ data }: { readonly data: DashboardData }) {
  const { t } = useTranslation('learning/progress');
  const titleOf = useTitles([...data.progress, ...data.scores].map(({ scenarioId }) => scenarioId));
  const viewAll = hasScreen('/profile') && (
    <ButtonLink href="/profile?tab=progress" variant="link" size="sm">
      {t('recent.viewAll')}
    </ButtonLink>
  );
  return (
    <>
      <RecentProgress progress={data.progress} titleOf={titleOf} viewAll={viewAll} />
      <ScoresCard scores={data.scores} titleOf={titleOf} />
    </>
  );
}
