import { Suspense } from 'react';
import { UserRound } from 'lucide-react';
import { Link } from 'wouter';
import type { User } from '@rounds/contract/identity/accounts';
import { useIdle } from '../../browser/idle.ts';
import { useMedia } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';

const OwnAvatar = lazyWithRetry(
  async () => (await import('../../features/rewards/store/components/avatar/own-avatar.tsx')).OwnAvatar,
);

/**
 * The learner's head, linking to the rewards. It loads when the browser is idle, but its place is reserved from the
 * start.
 */
export function HeaderAvatar({ user }: { readonly user: User }) {
  const { t } = useTranslation('app/shell');
  const idle = useIdle();
  // The same condition as in the link's style: a phone has no room for it.
  const isShown = useMedia('(width >= 40rem)');
  // No initials: letters next to the link's name would be read as a second name.
  const place = (
    <span className="inline-flex size-8 items-center justify-center rounded-full bg-accent-soft text-accent-text">
      <UserRound size={18} aria-hidden="true" />
    </span>
  );
  return (
    <Tooltip text={t('nav.avatar')} isName>
      <Link
        href="/avatar"
        aria-label={t('nav.avatar')}
        className="me-1 hidden size-11 flex-none items-center justify-center rounded-full sm:inline-flex pointer-fine:size-10"
      >
        <Suspense fallback={place}>
          {idle && isShown ? (
            <OwnAvatar userId={user.id} size="sm">
              {place}
            </OwnAvatar>
          ) : (
            place
          )}
        </Suspense>
      </Link>
    </Tooltip>
  );
}
