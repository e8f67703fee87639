import { useState } from 'react';
import type { ForumPost } from '@rounds/contract/forum';
import { useFailureText } from '../../../lib/failure-text.ts';
import { useTranslation } from '../../../lib/i18n.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { useUpdatePost } from '../api/update-post.ts';
import type { PostFields } from '../post-fields.rules.ts';
import { PostForm } from './post-form.tsx';

export interface EditPostProps {
  readonly post: ForumPost;
  readonly onClose: () => void;
}

export function EditPost({ post, onClose }: EditPostProps) {
  const { t } = useTranslation('forum');
  const failureText = useFailureText();
  const { title, content, category, careerPath } = post;
  const [fields, setFields] = useState<PostFields>({
    title,
    content,
    category,
    careerPath: careerPath ?? '',
  });
  const update = useUpdatePost(post.id);
  return (
    <PostForm
      title={t('post.edit')}
      send={t('save')}
      postId={post.id}
      fields={fields}
      onChange={(changes) => setFields({ ...fields, ...changes })}
      pending={update.isPending}
      onClose={onClose}
      onSend={(changed) =>
        update.mutate(changed, {
          onSuccess: onClose,
          onError: (error) =>
            toast({ title: t('notSaved'), description: failureText(error), variant: 'destructive' }),
        })
      }
    />
  );
}
