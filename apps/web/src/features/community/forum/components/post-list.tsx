import { useRef } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../ui/empty-state/empty-state.tsx';
import { FailedNotice } from '../../../../ui/notice/failed-notice.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { PostItem } from './post-item.tsx';
import { ShowMore } from './show-more.tsx';
import { useDiscussions } from '../use-discussions.ts';
import type { DiscussionFilter } from '../discussion-filter.rules.ts';

/**
 * The number of pages that load automatically; after that a press loads more, so that the end of the page can be
 * reached.
 */
const automaticPages = 5;

export interface PostListProps {
  readonly filter: DiscussionFilter;
  readonly onNewPost: () => void;
}

export function PostList({ filter, onNewPost }: PostListProps) {
  const { t } = useTranslation('community/forum');
  const list = useRef<HTMLUListElement>(null);
  const found = useDiscussions(filter);
  const { posts, isLoading, isSearching } = found;

  // Of what couldn't be loaded nothing is counted.
  const shown = found.failed && posts.length === 0 ? '' : t('posts.shown', { count: posts.length });
  const status = isLoading || isSearching ? t('posts.loading') : shown;

  const loadMore = async (pressed: boolean) => {
    const before = posts.length;
    await found.loadMore();
    if (pressed) list.current?.querySelectorAll<HTMLElement>('h3 a')[before]?.focus();
  };

  return (
    <section
      aria-labelledby="posts-title"
      aria-busy={isLoading || isSearching}
      className="grid content-start gap-3"
    >
      <h2 id="posts-title" className="sr-only">
        {t('posts.title')}
      </h2>
      <p role="status" className="sr-only">
        {status}
      </p>
      {isLoading && <PostSkeletons />}
      {found.failed && <FailedNotice onRetry={found.tryAgain}>{t('posts.failed')}</FailedNotice>}
      {posts.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {posts.map((post) => (
            <PostItem key={post.id} post={post} />
          ))}
        </ul>
      )}
      {isSearching && <Skeleton className="h-24" />}
      {posts.length === 0 && !isLoading && !isSearching && !found.failed && (
        <EmptyState title={t('posts.empty')} action={<Button onClick={onNewPost}>{t('form.open')}</Button>}>
          {t('posts.emptyText')}
        </EmptyState>
      )}
      {found.hasMore && !isSearching && (
        <ShowMore
          pending={found.isLoadingMore}
          failed={found.moreFailed}
          automatic={found.pages < automaticPages}
          onLoadMore={(pressed) => void loadMore(pressed)}
        />
      )}
    </section>
  );
}

/** The height of a post with two lines of text. */
function PostSkeletons() {
  return (
    <div className="grid gap-3">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="grid gap-3 rounded-card border bg-raised p-4 sm:px-5">
          <Skeleton className="h-5 w-28 rounded-full" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-12" />
          <div className="flex items-center gap-2.5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-4 w-40" />
          </div>
        </div>
      ))}
    </div>
  );
}
