import { useState } from 'react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useOnline } from '../../../../browser/online.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useEndPractice } from '../api/end-practice.ts';

export interface EndSessionProps {
  readonly id: string;
  /** How many of its answers this device still has to send. */
  readonly countUnsent: () => number;
  readonly onEnded: () => void;
}

/**
 * Ends a session before its last question. Answers still on this device are sent first: an ended session accepts no
 * more.
 */
export function EndSession({ id, countUnsent, onEnded }: EndSessionProps) {
  const { t } = useTranslation('learning/practice');
  const errorText = useErrorText('learning/practice');
  const online = useOnline();
  const [isAsking, setAsking] = useState(false);
  const [hasUnsent, setUnsent] = useState(false);
  const end = useEndPractice();
  const confirm = () => {
    const waiting = countUnsent() > 0;
    setUnsent(waiting);
    if (!waiting) end.mutate(id, { onSuccess: () => onEnded() });
  };
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsking(true)}>
        {t('end.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(open) => {
          setAsking(open);
          setUnsent(false);
          end.reset();
        }}
        title={t('end.title')}
        text={t('end.text')}
        cancel={t('end.cancel')}
        confirm={t('end.open')}
        pending={end.isPending}
        onConfirm={confirm}
      >
        {!online || hasUnsent ? (
          <Notice tone="caution">{t('end.unsent')}</Notice>
        ) : (
          end.isError && (
            <Notice tone="critical" title={t('end.failed')}>
              {errorText(end.error)}
            </Notice>
          )
        )}
      </ConfirmDialog>
    </>
  );
}
