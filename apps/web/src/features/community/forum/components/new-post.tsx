import { useLocation } from 'wouter';
import { useErrorText } from '../../../../api/error-text.ts';
import { useErrorToast } from '../../../../api/error-toast.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { useSession } from '../../../../session/session.ts';
import { useDraft } from '../../../../session/use-draft.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { useCreatePost } from '../api/create-post.ts';
import { emptyPost, type PostFields } from '../post-fields.rules.ts';
import { PostForm } from './post-form.tsx';

/** Writes a post. The draft survives a failure, closing and a reload, until it is sent. */
export function NewPost({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const showError = useErrorToast('community/forum');
  const { user } = useSession();
  const draft = useDraft('post', { ...emptyPost, careerPath: user?.careerPath ?? '' } satisfies PostFields);
  const create = useCreatePost();
  const [, navigate] = useLocation();
  return (
    <PostForm
      title={t('form.open')}
      send={t('form.send')}
      fields={draft.fields}
      onChange={draft.change}
      pending={create.isPending}
      failure={create.isError ? { text: `${errorText(create.error)} ${t('form.kept')}` } : undefined}
      onClose={onClose}
      onDiscard={draft.isEmpty ? undefined : draft.clear}
      onSend={(post) =>
        create.mutate(post, {
          onSuccess: ({ id }) => {
            draft.clear();
            onClose();
            // Pinned posts or a filter might hide it in the list.
            navigate(`/community/posts/${id}`);
            toast({ title: t('form.sentTitle'), description: t('form.sentText'), variant: 'success' });
          },
          onError: (error) => showError(t('form.errorTitle'), error),
        })
      }
    />
  );
}
