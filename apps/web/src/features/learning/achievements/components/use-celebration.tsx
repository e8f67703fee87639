import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../../i18n/translation.ts';
import { queueToast } from '../../../../ui/toast/toast.ts';
import { Illustration } from '../../../../ui/drawings/illustration.tsx';
import { badgeDrawing } from '@rounds/artwork/badges';

/** How many drawings fit into the toast. */
const maxDrawings = 3;

/** Shows a toast for achievements that were just unlocked, after the current toast. Does nothing for an empty list. */
export function useCelebration(): (unlocked: readonly UserAchievement[]) => void {
  const { t } = useTranslation('learning/achievements');
  return (unlocked) => {
    if (unlocked.length === 0) return;
    queueToast({
      title: t('toast.title'),
      description: t('toast.text', { count: unlocked.length }),
      variant: 'celebrate',
      drawing: (
        <span className="flex flex-none -space-x-3 rtl:space-x-reverse">
          {unlocked.slice(0, maxDrawings).map(({ id, achievement }) => (
            <Illustration key={id} drawing={badgeDrawing(achievement.icon)} className="size-10" />
          ))}
        </span>
      ),
    });
  };
}
