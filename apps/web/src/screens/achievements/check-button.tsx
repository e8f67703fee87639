import { useCheckAchievements } from '../../features/learning/achievements/api/check-achievements.ts';
import { useCelebration } from '../../features/learning/achievements/components/use-celebration.tsx';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { toast } from '../../ui/toast/toast.ts';

/** Unlocks what is reached, and tells of what was not told yet. */
export function CheckButton() {
  const { t } = useTranslation('learning/achievements');
  const celebrate = useCelebration();
  const { mutate, isPending, data } = useCheckAchievements();
  const check = () =>
    mutate(undefined, {
      onSuccess: celebrate,
      onError: () =>
        toast({ title: t('check.errorTitle'), description: t('check.errorText'), variant: 'destructive' }),
    });
  const isNothing = !isPending && data?.length === 0;
  return (
    <div className="grid justify-items-start sm:justify-items-end">
      <Button variant="secondary" pending={isPending} onClick={check}>
        {isPending ? t('check.pending') : t('check.action')}
      </Button>
      <p role="status" className={isNothing ? 'mt-1 text-sm text-muted' : 'sr-only'}>
        {isNothing && t('check.none')}
      </p>
    </div>
  );
}
