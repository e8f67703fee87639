import { useState } from 'react';
import { Pencil, Trash2 } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { ActionMenu } from '../../../../ui/action-menu/action-menu.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';

export interface OwnActionsProps {
  readonly kind: 'post' | 'reply';
  readonly onEdit: () => void;
  readonly remove: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (input: undefined, callbacks: { readonly onSuccess: () => void }) => void;
  };
  readonly onRemoved: () => void;
}

/** Editing and deleting one's own text. */
export function OwnActions({ kind, onEdit, remove, onRemoved }: OwnActionsProps) {
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const [isConfirming, setConfirming] = useState(false);
  return (
    <>
      <ActionMenu
        label={t(kind === 'post' ? 'post.actions' : 'reply.actions')}
        actions={[
          { label: t('edit'), icon: Pencil, onPress: onEdit },
          { label: t('delete'), icon: Trash2, onPress: () => setConfirming(true) },
        ]}
      />
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t(kind === 'post' ? 'post.deleteTitle' : 'reply.deleteTitle')}
        text={t(kind === 'post' ? 'post.deleteText' : 'reply.deleteText')}
        confirm={t('delete')}
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => {
              setConfirming(false);
              onRemoved();
            },
          })
        }
      >
        {remove.error ? <Notice tone="critical">{errorText(remove.error)}</Notice> : null}
      </ConfirmDialog>
    </>
  );
}
