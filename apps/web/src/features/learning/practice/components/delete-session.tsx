import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeletePractice } from '../api/delete-practice.ts';

export interface DeleteSessionProps {
  readonly id: string;
  /** What the session is called in the list. */
  readonly name: string;
}

/** Deletes a session, once it has been asked. */
export function DeleteSession({ id, name }: DeleteSessionProps) {
  const { t } = useTranslation('learning/practice');
  const { t: common } = useTranslation('app/common');
  const errorText = useErrorText('learning/practice');
  const [isAsking, setAsking] = useState(false);
  const remove = useDeletePractice();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ title: t('delete.done') }),
      onError: (error) =>
        toast({ title: t('delete.failed'), description: errorText(error), variant: 'destructive' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <IconButton label={common('named', { action: t('delete.open'), name })} onClick={() => setAsking(true)}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('delete.title')}
        text={t('delete.text')}
        cancel={t('delete.cancel')}
        confirm={t('delete.confirm')}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
