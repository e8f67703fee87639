import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';

export interface FinishDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly unanswered: number;
  readonly onFinish: () => void;
}

/** Asks before a test is handed in. */
export function FinishDialog({ open, onOpenChange, unanswered, onFinish }: FinishDialogProps) {
  const { t } = useTranslation('learning/notes');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('take.finishTitle')}
      description={unanswered === 0 ? t('take.allAnswered') : t('take.unanswered', { count: unanswered })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('take.keepGoing')}
          </Button>
          <Button onClick={onFinish}>{t('take.finish')}</Button>
        </>
      }
    />
  );
}
