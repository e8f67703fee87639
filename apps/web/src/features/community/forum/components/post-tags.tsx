import { Link } from 'wouter';
import { useTranslation } from '../../../../i18n/translation.ts';
import { topicAddress } from '../discussion-filter.rules.ts';

/** A post's hashtags, each linked to its discussions. */
export function PostTags({ tags }: { readonly tags: readonly string[] }) {
  const { t } = useTranslation('community/forum');
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('tags')} className="flex flex-wrap gap-x-3 gap-y-1">
      {tags.map((tag) => (
        <li key={tag} className="min-w-0">
          <Link
            href={topicAddress(tag)}
            className="inline-flex min-h-6 items-center text-sm font-medium wrap-anywhere text-accent-text underline-offset-3 hover:underline pointer-coarse:min-h-11"
          >
            <bdi>#{tag}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
