import { useState, type ReactNode } from 'react';
import { MessageSquareReply } from 'lucide-react';
import type { ForumPost } from '@rounds/contract/community/forum';
import { tagsOf } from '@rounds/contract/community/forum.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { useDeletePost } from '../api/delete-post.ts';
import { useLikePost } from '../api/like-post.ts';
import { stripDirectionMarks } from '../../../../format/safe-text.rules.ts';
import { useAuthorName } from './author.tsx';
import { Byline } from './byline.tsx';
import { EditPost } from './edit-post.tsx';
import { LikeButton } from './like-button.tsx';
import { Markdown } from './markdown.tsx';
import { OwnActions } from './own-actions.tsx';
import { PostBadges } from './post-badges.tsx';
import { PostTags } from './post-tags.tsx';
import { QuestionByline } from './question-byline.tsx';

export interface ThreadPostProps {
  readonly post: ForumPost;
  /** Actions for someone else's post. */
  readonly moderation: ReactNode;
  /** Leads to the form below the replies. */
  readonly onReply: () => void;
  readonly onRemoved: () => void;
}

/** A thread's post, in full. Its title is the page's. */
export function ThreadPost({ post, moderation, onReply, onRemoved }: ThreadPostProps) {
  const { t } = useTranslation('community/forum');
  const errorText = useErrorText('community/forum');
  const name = useAuthorName(post.author);
  const [editing, setEditing] = useState(false);
  const tagsInText = tagsOf(post.content);
  const remove = useDeletePost(post.id);
  const like = useLikePost(post.id, (error) =>
    toast({ title: t('likeFailed'), description: errorText(error), variant: 'destructive' }),
  );
  return (
    <article aria-labelledby="thread-title" className="grid gap-4 rounded-card border bg-raised p-4 sm:p-6">
      <div className="grid min-w-0 gap-2">
        <div className="flex items-start justify-between gap-3">
          <PostBadges post={post} />
          {/* Beside the first badges. */}
          <div className="flex h-6 flex-none items-center">
            {post.own ? (
              <OwnActions kind="post" onEdit={() => setEditing(true)} remove={remove} onRemoved={onRemoved} />
            ) : (
              moderation
            )}
          </div>
        </div>
        <h1 id="thread-title" dir="auto" className="text-xl text-around wrap-anywhere sm:text-2xl">
          {stripDirectionMarks(post.title)}
        </h1>
      </div>
      {post.question ? (
        <QuestionByline question={post.question} createdAt={post.createdAt} />
      ) : (
        <Byline written={post} />
      )}
      <Markdown text={post.content} isAround />
      {/* Tags in the text are already links. */}
      <PostTags tags={post.tags.filter((tag) => !tagsInText.includes(tag))} />
      <div className="-ms-3 flex flex-wrap">
        <LikeButton liked={post.liked} likes={post.likes} onChange={(liked) => like.mutate(liked)} />
        <Button
          variant="ghost"
          size="sm"
          // A question's thread has no author.
          aria-label={post.question ? undefined : t('reply.answerTo', { name })}
          onClick={onReply}
        >
          <MessageSquareReply size={18} aria-hidden="true" />
          {t('reply.answer')}
        </Button>
      </div>
      {editing && <EditPost post={post} onClose={() => setEditing(false)} />}
    </article>
  );
}
