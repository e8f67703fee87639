import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';

export interface TimeUpDialogProps {
  readonly open: boolean;
  readonly onKeepGoing: () => void;
  readonly onFinish: () => void;
}

export function TimeUpDialog({ open, onKeepGoing, onFinish }: TimeUpDialogProps) {
  const { t } = useTranslation('learning/scenarios');
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      mustAnswer
      title={t('timeUp.title')}
      description={t('timeUp.text')}
      footer={
        <>
          <Button variant="secondary" onClick={onFinish}>
            {t('timeUp.finish')}
          </Button>
          <Button onClick={onKeepGoing}>{t('timeUp.keepGoing')}</Button>
        </>
      }
    />
  );
}
