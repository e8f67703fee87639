import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeletePractice } from '../api/delete-practice.ts';

export interface DeleteSessionProps {
  readonly id: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Deletes a session after confirmation. */
export function DeleteSession({ id, open, onOpenChange }: DeleteSessionProps) {
  const { t } = useTranslation('learning/practice');
  const errorText = useErrorText('learning/practice');
  const remove = useDeletePractice();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => toast({ title: t('delete.done') }),
      onError: (error) =>
        toast({ title: t('delete.failed'), description: errorText(error), variant: 'destructive' }),
      onSettled: () => onOpenChange(false),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('delete.title')}
      text={t('delete.text')}
      cancel={t('delete.cancel')}
      confirm={t('delete.confirm')}
      pending={remove.isPending}
      onConfirm={confirm}
    />
  );
}
