import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { useCreateReply } from '../api/create-reply.ts';
import { ReplyForm } from './reply-form.tsx';

export interface NewReplyProps {
  readonly postId: number;
  /** The reply that it answers; absent for a reply to the post itself. */
  readonly answers?: { readonly id: number; readonly name: string };
  readonly onClose?: () => void;
  readonly onSent?: (id: number) => void;
}

/** A reply to the post, or an answer to a reply, with its own draft. */
export function NewReply({ postId, answers, onClose, onSent }: NewReplyProps) {
  const { t } = useTranslation('community/forum');
  const draft = useDraft(answers ? `reply.${postId}.${answers.id}` : `reply.${postId}`, { content: '' });
  const create = useCreateReply(postId);
  return (
    <ReplyForm
      label={answers ? t('reply.answerTo', { name: answers.name }) : t('reply.yours')}
      send={t('reply.send')}
      postId={postId}
      content={draft.fields.content}
      onChange={(content) => draft.change({ content })}
      pending={create.isPending}
      error={create.error}
      onCancel={onClose}
      onSend={(content) =>
        create.mutate(
          { content, parentReplyId: answers?.id },
          {
            onSuccess: ({ id }) => {
              draft.clear();
              onClose?.();
              onSent?.(id);
            },
          },
        )
      }
    />
  );
}
