import { useState } from 'react';
import { Trash2 } from 'lucide-react';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu, type Action } from '../../../../ui/action-menu/action-menu.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export interface DeleteThingProps {
  readonly id: number;
  /** What the thing is called on screen. */
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly remove: {
    readonly isPending: boolean;
    readonly mutate: (
      id: number,
      callbacks: {
        readonly onSuccess: () => void;
        readonly onError: (error: Error) => void;
        readonly onSettled: () => void;
      },
    ) => void;
  };
  /** The name of the menu it is in; absent if it is a button of its own. */
  readonly menu?: string;
  /** What else the menu has. */
  readonly more?: readonly Action[];
  /** Called when it was confirmed, and still exists. */
  readonly onDelete?: (() => void) | undefined;
  readonly onDeleted?: () => void;
}

/** Deletes a note or what was generated from one, after confirmation. */
export function DeleteThing({
  id,
  name,
  title,
  text,
  remove,
  menu,
  more = [],
  onDelete,
  onDeleted,
}: DeleteThingProps) {
  const { t } = useTranslation('learning/notes');
  const showError = useErrorToast('learning/notes');
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    onDelete?.();
    remove.mutate(id, {
      onSuccess: () => {
        toast({ title: t('delete.done') });
        onDeleted?.();
      },
      onError: (error) => showError(t('delete.failed'), error),
      onSettled: () => setAsking(false),
    });
  };
  return (
    <>
      {menu === undefined ? (
        <IconButton data-delete="" label={t('delete.open', { name })} onClick={() => setAsking(true)}>
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      ) : (
        <ActionMenu
          label={menu}
          actions={[...more, { label: t('delete.confirm'), icon: Trash2, onPress: () => setAsking(true) }]}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={title}
        text={text}
        confirm={t('delete.confirm')}
        pending={remove.isPending}
        onConfirm={confirm}
      />
    </>
  );
}
