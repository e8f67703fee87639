import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly text: string;
  /** How to leave things as they are, where that has a name of its own. */
  readonly cancel?: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onConfirm: () => void;
  /** What went wrong, where something did. */
  readonly children?: ReactNode;
}

/** Asks for confirmation before something that can't be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, text, cancel, confirm, pending, onConfirm, children } = props;
  const { t } = useTranslation('app/common');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {cancel ?? t('action.cancel')}
          </Button>
          <Button variant="destructive" pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
