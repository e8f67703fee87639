import { useCheckAchievements } from '../../features/achievements/api/check-achievements.ts';
import { useCelebration } from '../../features/achievements/components/use-celebration.tsx';
import { useTranslation } from '../../lib/i18n.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Unlocks what is reached, and tells of what was not told yet. */
export function CheckButton() {
  const { t } = useTranslation('achievements');
  const celebrate = useCelebration();
  const { mutate, isPending, data } = useCheckAchievements();
  const check = () =>
    mutate(undefined, {
      onSuccess: celebrate,
      onError: () =>
        toast({ title: t('check.errorTitle'), description: t('check.errorText'), variant: 'destructive' }),
    });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="text-sm text-muted">
        {!isPending && data?.length === 0 && t('check.none')}
      </p>
      <Button pending={isPending} onClick={check}>
        {isPending ? t('check.pending') : t('check.action')}
      </Button>
    </div>
  );
}
