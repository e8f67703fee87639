import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import type { Message } from '@rounds/contract/community/conversations';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { useDeleteMessage } from '../api/delete-message.ts';
import type { MessageThread } from '../message-thread.ts';

export interface MessageItemProps {
  readonly thread: MessageThread;
  readonly message: Message;
  /** Whether the one before it is by the same author, just before: then its head says who. */
  readonly goesOn?: boolean;
  readonly text: ReactNode;
  readonly actions?: ReactNode;
  /** Called when the learner's own message is gone, along with the pressed button. */
  readonly onDeleted: () => void;
}

/** A message with its author and time. One's own can be deleted. */
export function MessageItem({ thread, message, goesOn = false, text, actions, onDeleted }: MessageItemProps) {
  const { t } = useTranslation('community/conversations');
  const { author, own, createdAt } = message;
  const name = author?.username ?? t('deletedAccount');
  const menu = own ? <DeleteMessage place={thread} id={message.id} onDeleted={onDeleted} /> : actions;
  const color = own ? 'bg-accent-soft' : 'bg-sunken';
  if (goesOn) {
    return (
      <li className="-mt-3 flex ps-11">
        <div className={cx('flex min-w-0 grow items-start gap-x-2 rounded-card px-3 py-2', color)}>
          <div className="min-w-0 grow">
            <VisuallyHidden>
              <bdi>{name}</bdi> <RelativeTime instant={createdAt} />
            </VisuallyHidden>
            {text}
          </div>
          <span className="flex h-6 flex-none items-center">{menu}</span>
        </div>
      </li>
    );
  }
  return (
    <li className="flex gap-3">
      <LearnerAvatar id={author?.id ?? null} name={name} size="sm" />
      <div className={cx('min-w-0 grow rounded-card px-3 py-2', color)}>
        <div className="flex items-center justify-between gap-x-2">
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 py-1.5">
            <bdi className={cx('min-w-0 font-semibold wrap-anywhere', !author && 'text-muted')}>{name}</bdi>
            {own && <span className="text-xs font-semibold text-accent-text">{t('you')}</span>}
            <span className="text-sm text-muted">
              <RelativeTime instant={createdAt} />
            </span>
          </span>
          <span className="-my-1 flex-none">{menu}</span>
        </div>
        {text}
      </div>
    </li>
  );
}

interface DeleteMessageProps extends Pick<MessageItemProps, 'onDeleted'> {
  readonly place: MessageThread;
  readonly id: number;
}

function DeleteMessage({ place, id, onDeleted }: DeleteMessageProps) {
  const { t } = useTranslation('community/conversations');
  const showError = useErrorToast('community/conversations');
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteMessage(place);
  const isDeleted = useRef(false);
  const leave = useEffectEvent(() => {
    if (isDeleted.current) onDeleted();
  });
  useEffect(() => () => leave(), []);
  const confirmDelete = () => {
    isDeleted.current = true;
    remove.mutate(id, {
      onError: (error) => {
        isDeleted.current = false;
        showError(t('deleteFailed'), error, t('tryLater'));
      },
      onSettled: () => setConfirming(false),
    });
  };
  return (
    <>
      <IconButton label={t('delete')} onClick={() => setConfirming(true)} className="-me-2 size-9!">
        <Trash2 size={16} aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={setConfirming}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirm={t('deleteConfirm')}
        pending={remove.isPending}
        onConfirm={confirmDelete}
      />
    </>
  );
}
