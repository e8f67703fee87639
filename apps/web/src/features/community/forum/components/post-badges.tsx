import { CircleQuestionMark, ClipboardList, Megaphone, MessagesSquare, Pin } from 'lucide-react';
import type { ForumPost } from '@rounds/contract/community/forum';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Badge } from '../../../../ui/badge/badge.tsx';

const icons = {
  discussion: MessagesSquare,
  question: CircleQuestionMark,
  'case-study': ClipboardList,
} as const;

/** A post's category, its career path, and whether it is sticky or pinned. */
export function PostBadges({ post }: { readonly post: ForumPost }) {
  const { t } = useTranslation('community/forum');
  const { t: common } = useTranslation('app/common');
  const Icon = icons[post.category];
  return (
    <div className="flex flex-wrap gap-1.5">
      {post.isSticky && (
        <Badge tone="celebrate">
          <Megaphone size={13} aria-hidden="true" />
          {t('sticky')}
        </Badge>
      )}
      {post.isPinned && (
        <Badge tone="accent">
          <Pin size={13} aria-hidden="true" />
          {t('pinned')}
        </Badge>
      )}
      <Badge>
        <Icon size={13} aria-hidden="true" />
        {t(`category.${post.category}`)}
      </Badge>
      {post.careerPath && <Badge tone={post.careerPath}>{common(`careerPath.${post.careerPath}`)}</Badge>}
    </div>
  );
}
