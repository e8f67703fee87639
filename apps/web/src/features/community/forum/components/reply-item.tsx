import { useState, type ReactNode } from 'react';
import { MessageSquareReply } from 'lucide-react';
import type { ForumReply } from '@rounds/contract/community/forum';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeleteReply } from '../api/delete-reply.ts';
import { useLikeReply } from '../api/like-reply.ts';
import { useUpdateReply } from '../api/update-reply.ts';
import { useAuthorName } from './author.tsx';
import { Byline } from './byline.tsx';
import { LikeButton } from './like-button.tsx';
import { Markdown } from './markdown.tsx';
import { NewReply } from './new-reply.tsx';
import { OwnActions } from './own-actions.tsx';
import { ReplyForm } from './reply-form.tsx';

export interface ReplyItemProps {
  readonly reply: ForumReply;
  /** Whether it arrived while the thread was open. */
  readonly isNew: boolean;
  /** Actions for someone else's reply. */
  readonly renderModeration: (reply: ForumReply) => ReactNode;
  readonly onRemoved: () => void;
}

/** A reply and its actions. Its id is an anchor. */
export function ReplyItem({ reply, isNew, renderModeration, onRemoved }: ReplyItemProps) {
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const [open, setOpen] = useState<'answer' | 'edit' | null>(null);
  const name = useAuthorName(reply.author);
  const remove = useDeleteReply(reply);
  const like = useLikeReply(reply, (error) =>
    toast({ title: t('likeFailed'), description: errorText(error), variant: 'destructive' }),
  );
  const id = `reply-${reply.id}`;
  if (reply.deleted) {
    return (
      <p id={id} tabIndex={-1} data-reply={reply.id} className="py-2 text-muted italic">
        {t('reply.deleted')}
      </p>
    );
  }
  return (
    <article
      id={id}
      tabIndex={-1}
      data-reply={reply.id}
      aria-label={t('reply.by', { name })}
      className="grid scroll-mt-24 gap-2.5 rounded-control"
    >
      <div className="flex items-center justify-between gap-3">
        <Byline written={reply} size="sm">
          {isNew && <Badge tone="celebrate">{t('new')}</Badge>}
        </Byline>
        {reply.own ? (
          <OwnActions kind="reply" onEdit={() => setOpen('edit')} remove={remove} onRemoved={onRemoved} />
        ) : (
          renderModeration(reply)
        )}
      </div>
      {open === 'edit' ? (
        <EditReply reply={reply} onClose={() => setOpen(null)} />
      ) : (
        <Markdown text={reply.content} isAround />
      )}
      <div className="-ms-3 flex flex-wrap">
        <LikeButton liked={reply.liked} likes={reply.likes} onChange={(liked) => like.mutate(liked)} />
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open === 'answer'}
          aria-label={t('reply.answerTo', { name })}
          onClick={() => setOpen(open === 'answer' ? null : 'answer')}
        >
          <MessageSquareReply size={18} aria-hidden="true" />
          {t('reply.answer')}
        </Button>
      </div>
      {open === 'answer' && (
        <NewReply
          postId={reply.postId}
          answers={{ id: reply.id, name }}
          onClose={() => {
            setOpen(null);
            document.getElementById(id)?.focus();
          }}
        />
      )}
    </article>
  );
}

function EditReply({ reply, onClose }: { readonly reply: ForumReply; readonly onClose: () => void }) {
  const { t } = useTranslation('community/forum');
  const draft = useDraft(`edit.reply.${reply.id}`, { content: reply.content });
  const update = useUpdateReply(reply);
  const close = () => {
    draft.clear();
    onClose();
    document.getElementById(`reply-${reply.id}`)?.focus();
  };
  return (
    <ReplyForm
      label={t('reply.edit')}
      send={t('save')}
      postId={reply.postId}
      content={draft.fields.content}
      onChange={(content) => draft.change({ content })}
      pending={update.isPending}
      error={update.error}
      onCancel={close}
      onSend={(next) => update.mutate(next, { onSuccess: close })}
    />
  );
}
