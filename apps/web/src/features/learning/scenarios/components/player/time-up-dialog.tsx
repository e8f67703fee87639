import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { doublePressMs } from './use-player-keys.ts';

export interface TimeUpDialogProps {
  readonly open: boolean;
  /** Whether an answer is chosen, but not submitted. */
  readonly hasChosen: boolean;
  readonly onKeepGoing: () => void;
  readonly onFinish: () => void;
}

/**
 * It opens unasked, perhaps under a press that was meant for the question: such a press decides nothing, and the focus
 * is on what can be taken back.
 */
export function TimeUpDialog({ open, hasChosen, onKeepGoing, onFinish }: TimeUpDialogProps) {
  const { t } = useTranslation('learning/scenarios');
  const keepGoing = useRef<HTMLButtonElement>(null);
  const openedAt = useRef(0);
  useEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  const meant = (act: () => void) => () => {
    if (performance.now() - openedAt.current >= doublePressMs) act();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={() => {}}
      mustAnswer
      firstFocus={keepGoing}
      title={t('timeUp.title')}
      description={hasChosen ? `${t('timeUp.text')} ${t('timeUp.chosen')}` : t('timeUp.text')}
      footer={
        <>
          <Button variant="secondary" onClick={meant(onFinish)}>
            {t('timeUp.finish')}
          </Button>
          <Button ref={keepGoing} onClick={meant(onKeepGoing)}>
            {t('timeUp.keepGoing')}
          </Button>
        </>
      }
    />
  );
}
