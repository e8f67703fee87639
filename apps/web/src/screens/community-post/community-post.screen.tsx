import { useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import type { ForumPost, ForumReply } from '@rounds/contract/community/forum';
import { usePost } from '../../features/community/forum/api/get-post.ts';
import { NewReply } from '../../features/community/forum/components/new-reply.tsx';
import { Replies } from '../../features/community/forum/components/replies.tsx';
import { ThreadPost } from '../../features/community/forum/components/thread-post.tsx';
import { stripDirectionMarks } from '../../format/safe-text.rules.ts';
import { useLiveThread } from '../../features/community/forum/use-live-thread.ts';
import { SafetyMenu } from '../../features/community/moderation/components/safety-menu.tsx';
import { ApiError } from '../../api/client.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useErrorText } from '../../api/error-text.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { idIn } from '../../routing/address.rules.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { SignpostDrawing } from '../../ui/drawings/signpost.tsx';
import { FullPageMessage } from '../../ui/full-page-message/full-page-message.tsx';
import { LoadFailed } from '../../ui/full-page-message/load-failed.tsx';
import { BackLink } from '../../ui/link/back-link.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { WayBack } from '../scenario-player/way-back.ts';

/** No wider than is good to read, from the header's edge. */
const column = 'grid max-w-[53rem] grid-cols-[minmax(0,1fr)] gap-5';

export function CommunityPostScreen() {
  const id = idIn(useParams<{ id: string }>().id);
  return id === null ? <Gone /> : <Thread key={id} id={id} />;
}

function Thread({ id }: { readonly id: number }) {
  const { t } = useTranslation('screens/community');
  const errorText = useErrorText('community/forum');
  const { data: post, error, refetch } = usePost(id);
  useDocumentTitle(post ? stripDirectionMarks(post.title) : t('title'));
  if (error instanceof ApiError && error.status === 404) return <Gone />;
  if (post) return <OpenThread post={post} />;
  if (error) {
    return (
      <LoadFailed title={t('thread.failed')} onRetry={() => void refetch()}>
        {errorText(error)}
      </LoadFailed>
    );
  }
  return (
    <div role="status" aria-label={t('thread.loading')} className="page py-5 sm:py-6">
      <div className={column}>
        <Skeleton className="h-9 w-40" />
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-40 rounded-card" />
      </div>
    </div>
  );
}

function OpenThread({ post }: { readonly post: ForumPost }) {
  const { t } = useTranslation('screens/community');
  const [, navigate] = useLocation();
  const [sent, setSent] = useState<number | null>(null);
  const question = useQuestion();
  const form = useRef<HTMLDivElement>(null);
  useLiveThread(post.id);
  const toList = () => navigate('/community', { replace: true });
  const about = (reply: ForumReply) => (
    <SafetyMenu
      kind="forum_reply"
      id={reply.id}
      person={reply.author}
      onBlocked={reply.authorId === post.authorId ? toList : undefined}
    />
  );
  return (
    <div className="page py-5 sm:py-6">
      <div className={column}>
        <BackLink href={question?.href ?? '/community'} state={question?.state}>
          {t(question ? 'thread.backToQuestion' : 'thread.back')}
        </BackLink>
        <ThreadPost
          post={post}
          moderation={<SafetyMenu kind="forum_post" id={post.id} person={post.author} onBlocked={toList} />}
          onReply={() => form.current?.querySelector('textarea')?.focus()}
          onRemoved={() => {
            toList();
            toast({ title: t('thread.removedTitle'), description: t('thread.removedText') });
          }}
        />
        <Replies
          postId={post.id}
          isOwn={post.own}
          count={post.replies}
          renderModeration={about}
          sent={sent}
        />
        <div ref={form}>
          <NewReply postId={post.id} onSent={setSent} />
        </div>
      </div>
    </div>
  );
}

/** The question that led here, if one did. */
function useQuestion(): WayBack['question'] | null {
  const entry = useHistoryState<Partial<WayBack> | null>();
  const question = entry?.question;
  return typeof question?.href === 'string' && /^\/(?!\/)/.test(question.href) ? question : null;
}

function Gone() {
  const { t } = useTranslation('screens/community');
  useDocumentTitle(t('thread.gone'));
  return (
    <FullPageMessage
      drawing={<SignpostDrawing />}
      title={t('thread.gone')}
      action={<ButtonLink href="/community">{t('thread.back')}</ButtonLink>}
    >
      {t('thread.goneText')}
    </FullPageMessage>
  );
}
