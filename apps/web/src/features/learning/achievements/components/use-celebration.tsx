import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../../i18n/translation.ts';
import { toastNext } from '../../../../ui/toast/toast.ts';
import { Painted } from '../../../../ui/drawings/painted.tsx';
import { badgeDrawing } from '@rounds/artwork/badges';

/** As many drawings as the notification has room for. */
const most = 3;

/** Tells a learner of what they have just unlocked, after what is being told already. Nothing for an empty list. */
export function useCelebration(): (unlocked: readonly UserAchievement[]) => void {
  const { t } = useTranslation('learning/achievements');
  return (unlocked) => {
    if (unlocked.length === 0) return;
    toastNext({
      title: t('toast.title'),
      description: t('toast.text', { count: unlocked.length }),
      variant: 'celebrate',
      drawing: (
        <span className="flex flex-none -space-x-3 rtl:space-x-reverse">
          {unlocked.slice(0, most).map(({ id, achievement }) => (
            <Painted key={id} drawing={badgeDrawing(achievement.icon)} className="size-10" />
          ))}
        </span>
      ),
    });
  };
}
