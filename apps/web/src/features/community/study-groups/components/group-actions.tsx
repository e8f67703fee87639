import { useState, type ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import type { StudyGroup, leaveStudyGroup } from '@rounds/contract/community/study-groups';
import { call } from '../../../../api/client.ts';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import type { Action } from '../../../../ui/action-menu/action-menu.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeleteStudyGroup } from '../api/delete-study-group.ts';
import { useUpdateStudyGroup } from '../api/update-study-group.ts';
import { GroupDialog } from './group-dialog.tsx';

export interface GroupActionsProps {
  readonly group: StudyGroup;
  /** Called when the learner has left the group or deleted it. */
  readonly onLeft: () => void;
  /** The menu that contains the actions, with those of other features. */
  readonly menu: (actions: readonly Action[]) => ReactNode;
}

/** Leave, and for the creator edit and delete, with a confirmation for what can't be undone. */
export function GroupActions({ group, onLeft, menu }: GroupActionsProps) {
  const { t } = useTranslation('community/study-groups');
  const showError = useErrorToast('community/study-groups');
  const [dialog, setDialog] = useState<'leave' | 'delete' | 'edit' | null>(null);
  const leave = useMutation({
    mutationFn: () =>
      call<typeof leaveStudyGroup>('POST', '/api/study-groups/:id/leave', { params: { id: group.id } }),
  });
  const remove = useDeleteStudyGroup(group.id);
  const close = () => setDialog(null);
  const done = (title: string) => {
    toast({ title, variant: 'success' });
    onLeft();
  };
  const failed = (error: unknown) => showError(t('page.notDone'), error, t('tryLater'));
  const leaveText = group.own ? (group.members > 1 ? 'leave.lead' : 'leave.last') : 'leave.text';
  return (
    <>
      {menu([
        ...(group.own ? [{ label: t('edit.action'), icon: Pencil, onPress: () => setDialog('edit') }] : []),
        { label: t('leave.action'), icon: LogOut, onPress: () => setDialog('leave') },
        ...(group.own
          ? [{ label: t('delete.action'), icon: Trash2, onPress: () => setDialog('delete') }]
          : []),
      ])}
      <ConfirmDialog
        open={dialog === 'leave'}
        title={t('leave.title')}
        text={t(leaveText)}
        confirm={t('leave.action')}
        pending={leave.isPending}
        onOpenChange={close}
        onConfirm={() =>
          leave.mutate(undefined, {
            onSuccess: () => done(t('leave.done')),
            onError: failed,
            onSettled: close,
          })
        }
      />
      <ConfirmDialog
        open={dialog === 'delete'}
        title={t('delete.title')}
        text={t('delete.text')}
        confirm={t('delete.action')}
        pending={remove.isPending}
        onOpenChange={close}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => done(t('delete.done')),
            onError: failed,
            onSettled: close,
          })
        }
      />
      {dialog === 'edit' && <EditGroup group={group} onClose={close} />}
    </>
  );
}

function EditGroup({ group, onClose }: { readonly group: StudyGroup; readonly onClose: () => void }) {
  const { t } = useTranslation('community/study-groups');
  const errorText = useErrorText('community/study-groups');
  const update = useUpdateStudyGroup(group.id);
  return (
    <GroupDialog
      open
      onClose={onClose}
      title={t('edit.action')}
      submit={t('edit.save')}
      initial={{ ...group, maxMembers: String(group.maxMembers) }}
      pending={update.isPending}
      failure={
        update.isError
          ? { title: t('page.notSaved'), text: errorText(update.error, t('tryLater')) }
          : undefined
      }
      onSend={({ name, description, careerPath, maxMembers, isPrivate }) =>
        update.mutate(
          { name, description, careerPath, maxMembers, isPrivate },
          {
            onSuccess: () => {
              onClose();
              toast({ title: t('edit.done'), variant: 'success' });
            },
          },
        )
      }
    />
  );
}
