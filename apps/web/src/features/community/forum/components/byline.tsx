import type { ReactNode } from 'react';
import type { Author as AuthorData } from '@rounds/contract/community/forum';
import { useTranslation } from '../../../../i18n/translation.ts';
import { LearnerAvatar } from '../../../../ui/avatar/learner-avatar.tsx';
import { RelativeTime } from '../../../../ui/relative-time/relative-time.tsx';
import { Author, useAuthorName } from './author.tsx';

export interface BylineProps {
  readonly written: {
    readonly author: AuthorData;
    readonly own: boolean;
    readonly createdAt: string;
    readonly editedAt: string | null;
  };
  readonly size?: 'sm' | 'md';
  /** Badges beside the time. */
  readonly children?: ReactNode;
}

/** Author and time. */
export function Byline({ written, size = 'md', children }: BylineProps) {
  const { t } = useTranslation('community/forum');
  const { author, own, createdAt, editedAt } = written;
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <LearnerAvatar id={author?.id ?? null} name={useAuthorName(author)} size={size} />
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
        <Author author={author} own={own} />
        <span className="text-muted">
          <RelativeTime instant={createdAt} />
        </span>
        {editedAt && <span className="text-muted">{t('edited')}</span>}
        {children}
      </p>
    </div>
  );
}
