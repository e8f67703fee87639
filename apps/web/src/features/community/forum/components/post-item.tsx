import { useMemo } from 'react';
import { Heart, MessageSquare } from 'lucide-react';
import { Link } from 'wouter';
import type { ForumPost } from '@rounds/contract/community/forum';
import { tagsOf } from '@rounds/contract/community/forum.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { stripDirectionMarks } from '../../../../format/safe-text.rules.ts';
import { plainTextOf } from '../markdown.ts';
import { Author, useAuthorName } from './author.tsx';
import { PostBadges } from './post-badges.tsx';
import { PostTags } from './post-tags.tsx';
import { QuestionByline } from './question-byline.tsx';

/** As much as the lines of an excerpt can show. */
const excerptLength = 400;

/** Without its trailing hashtags, which are shown below as links. Text that only looks like a hashtag stays. */
function withoutLastTags(text: string, tags: readonly string[]): string {
  const words = text.trim().split(/\s+/);
  while (isTag(words.at(-1), tags)) words.pop();
  return words.join(' ');
}

const isTag = (word = '', tags: readonly string[]) =>
  word.startsWith('#') && tags.includes(word.slice(1).normalize('NFC').toLowerCase());

export function PostItem({ post }: { readonly post: ForumPost }) {
  const { t } = useTranslation('community/forum');
  const excerpt = useMemo(
    () => withoutLastTags(plainTextOf(post.content.slice(0, excerptLength)), post.tags),
    [post.content, post.tags],
  );
  const tagsInExcerpt = tagsOf(excerpt);
  const name = useAuthorName(post.author);
  const isOnTop = post.isSticky || post.isPinned;
  return (
    <li className={cx('rounded-card border bg-raised', isOnTop && 'border-s-4 border-s-accent')}>
      <article aria-labelledby={`post-${post.id}`} className="grid gap-2.5 p-4 sm:px-5">
        <PostBadges post={post} />
        <h3
          id={`post-${post.id}`}
          dir="auto"
          className="text-lg leading-snug font-semibold text-around wrap-anywhere"
        >
          <Link href={`/community/posts/${post.id}`} className="thumb underline-offset-3 hover:underline">
            {stripDirectionMarks(post.title)}
          </Link>
        </h3>
        <p dir="auto" className="line-clamp-3 text-around wrap-anywhere text-muted">
          {excerpt}
        </p>
        <PostTags tags={post.tags.filter((tag) => !tagsInExcerpt.includes(tag))} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
          {post.question ? (
            <QuestionByline question={post.question} createdAt={post.createdAt} />
          ) : (
            <div className="flex min-w-0 items-center gap-2.5">
              <LearnerAvatar id={post.author?.id ?? null} name={name} size="sm" />
              <p className="flex min-w-0 flex-wrap gap-x-2">
                <Author author={post.author} own={post.own} />
                <span className="text-muted">
                  <RelativeTime instant={post.createdAt} />
                </span>
              </p>
            </div>
          )}
          <ul className="figures flex gap-4 text-muted">
            <li className="inline-flex items-center gap-1.5">
              <Heart
                size={16}
                aria-hidden="true"
                className={cx(post.liked && 'fill-current text-celebrate-text')}
              />
              {t('likes', { count: post.likes })}
            </li>
            <li className="inline-flex items-center gap-1.5">
              <MessageSquare size={16} aria-hidden="true" />
              {t('replies', { count: post.replies })}
            </li>
          </ul>
        </div>
      </article>
    </li>
  );
}
