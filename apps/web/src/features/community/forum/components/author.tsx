import { Link } from 'wouter';
import type { Author as AuthorData } from '@rounds/contract/community/forum';
import { hasScreen } from '../../../../routing/has-screen.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';
import { stripDirectionMarks } from '../../../../format/safe-text.rules.ts';

export interface AuthorProps {
  readonly author: AuthorData;
  readonly own: boolean;
}

/** The author of a text, linked to their profile. */
export function Author({ author, own }: AuthorProps) {
  const { t } = useTranslation('community/forum');
  if (!author) return <span className="text-muted italic">{t('deletedAccount')}</span>;
  const profileUrl = `/u/${author.username}`;
  const name = <bdi className="font-semibold wrap-anywhere">{stripDirectionMarks(author.username)}</bdi>;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {hasScreen(profileUrl) ? (
        <Link href={profileUrl} className="thumb underline-offset-3 hover:underline">
          {name}
        </Link>
      ) : (
        name
      )}
      {own && <Badge tone="accent">{t('you')}</Badge>}
    </span>
  );
}

/** The name that represents somebody in an avatar and in labels. */
export function useAuthorName(author: AuthorData): string {
  const { t } = useTranslation('community/forum');
  return author ? stripDirectionMarks(author.username) : t('deletedAccount');
}
