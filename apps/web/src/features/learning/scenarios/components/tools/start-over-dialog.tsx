import { useTranslation } from '../../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../../ui/confirm-dialog/confirm-dialog.tsx';

export interface StartOverDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onStartOver: () => void;
}

/** Asks before the given answers are discarded. */
export function StartOverDialog({ open, onOpenChange, onStartOver }: StartOverDialogProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={player('startOver.title')}
      text={player('startOver.text')}
      cancel={t('timeUp.keepGoing')}
      confirm={player('tools.startOver')}
      pending={false}
      onConfirm={onStartOver}
    />
  );
}
