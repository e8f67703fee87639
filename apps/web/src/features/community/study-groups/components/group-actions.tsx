import { useState } from 'react';
import { LogOut, Pencil, Trash2 } from 'lucide-react';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { useErrorText } from '../../../../lib/error-text.ts';
import { useTranslation } from '../../../../lib/i18n.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeleteStudyGroup } from '../api/delete-study-group.ts';
import { useLeaveStudyGroup } from '../api/leave-study-group.ts';
import { useUpdateStudyGroup } from '../api/update-study-group.ts';
import { GroupDialog } from './group-dialog.tsx';

export interface GroupActionsProps {
  readonly group: StudyGroup;
  /** The learner is no longer in it, or it is no more. */
  readonly onGone: () => void;
}

/** Leave, and for the creator edit and delete. What can't be taken back is asked about. */
export function GroupActions({ group, onGone }: GroupActionsProps) {
  const { t } = useTranslation('community/study-groups');
  const errorText = useErrorText('community/study-groups');
  const [asks, setAsks] = useState<'leave' | 'delete' | 'edit' | null>(null);
  const leave = useLeaveStudyGroup(group.id);
  const remove = useDeleteStudyGroup(group.id);
  const close = () => setAsks(null);
  const done = (title: string) => {
    toast({ title, variant: 'success' });
    onGone();
  };
  const failed = (error: unknown) =>
    toast({
      title: t('page.notDone'),
      description: errorText(error, t('tryLater')),
      variant: 'destructive',
    });
  const leaving = group.own ? (group.members > 1 ? 'leave.lead' : 'leave.last') : 'leave.text';
  return (
    <div className="flex flex-wrap gap-2">
      {group.own && (
        <>
          <Button variant="secondary" size="sm" onClick={() => setAsks('edit')}>
            <Pencil size={16} aria-hidden="true" />
            {t('edit.action')}
          </Button>
          <Button variant="secondary" size="sm" onClick={() => setAsks('delete')}>
            <Trash2 size={16} aria-hidden="true" />
            {t('delete.action')}
          </Button>
        </>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAsks('leave')}>
        <LogOut size={16} aria-hidden="true" className="rtl:-scale-x-100" />
        {t('leave.action')}
      </Button>
      <Question
        open={asks === 'leave'}
        title={t('leave.title')}
        text={t(leaving)}
        confirm={t('leave.action')}
        pending={leave.isPending}
        onClose={close}
        onConfirm={() =>
          leave.mutate(undefined, {
            onSuccess: () => done(t('leave.done')),
            onError: failed,
            onSettled: close,
          })
        }
      />
      <Question
        open={asks === 'delete'}
        title={t('delete.title')}
        text={t('delete.text')}
        confirm={t('delete.action')}
        pending={remove.isPending}
        onClose={close}
        onConfirm={() =>
          remove.mutate(undefined, {
            onSuccess: () => done(t('delete.done')),
            onError: failed,
            onSettled: close,
          })
        }
      />
      {asks === 'edit' && <EditGroup group={group} onClose={close} />}
    </div>
  );
}

interface QuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Question({ open, title, text, confirm, pending, onClose, onConfirm }: QuestionProps) {
  const { t } = useTranslation('community/study-groups');
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={text}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="destructive" pending={pending} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    />
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
