import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../i18n/translation.ts';
import { BackLink } from '../../ui/link/back-link.tsx';
import type { PlayerEntry } from './start.ts';

/**
 * Where the learner came from; the dashboard for who came by a link. Decided once: on the way to the next screen, the
 * history already speaks of that one.
 */
export function useOrigin(): string {
  const entry = useHistoryState<Partial<PlayerEntry> | null>();
  const [from] = useState(entry?.from);
  return safeReturnPath(typeof from === 'string' ? from : null);
}

/** The way out, which asks nothing and loses nothing. On a phone its arrow says it. */
export function OriginLink({ href }: { readonly href: string }) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  const label = href.startsWith('/learning-pathways')
    ? t('player.backToPathways')
    : href.startsWith('/scenarios/')
      ? player('back.result')
      : href.startsWith('/profile')
        ? player('back.progress')
        : href.startsWith('/practice')
          ? player('back.practice')
          : href.startsWith('/review')
            ? player('back.review')
            : t('player.back');
  return (
    <BackLink href={href}>
      <span className="max-sm:sr-only">{label}</span>
    </BackLink>
  );
}
