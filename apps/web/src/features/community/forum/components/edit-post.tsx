import type { ForumPost } from '@rounds/contract/community/forum';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { useUpdatePost } from '../api/update-post.ts';
import type { PostFields } from '../post-fields.rules.ts';
import { PostForm } from './post-form.tsx';

export interface EditPostProps {
  readonly post: ForumPost;
  readonly onClose: () => void;
}

/** Edits a post. The draft survives a failure and closing, until it is saved. */
export function EditPost({ post, onClose }: EditPostProps) {
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const showError = useErrorToast('community/forum');
  const { title, content, category, careerPath } = post;
  const before: PostFields = { title, content, category, careerPath: careerPath ?? '' };
  const draft = useDraft(`edit.post.${post.id}`, before);
  const update = useUpdatePost(post.id);
  return (
    <PostForm
      title={t('post.edit')}
      send={t('save')}
      postId={post.id}
      fields={draft.fields}
      onChange={draft.change}
      pending={update.isPending}
      failure={update.isError ? { title: t('notSaved'), text: errorText(update.error) } : undefined}
      onClose={onClose}
      onDiscard={draft.isEmpty ? undefined : draft.clear}
      onSend={(changed) =>
        update.mutate(changed, {
          onSuccess: () => {
            draft.clear();
            onClose();
          },
          onError: (error) => showError(t('notSaved'), error),
        })
      }
    />
  );
}
