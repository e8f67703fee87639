import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
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

export interface OriginLinkProps {
  readonly href: string;
  /** It stands beside a clock and tools: on a phone its arrow says it. */
  readonly isTight?: boolean;
}

/** The way out, which asks nothing and loses nothing. */
export function OriginLink({ href, isTight = false }: OriginLinkProps) {
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
      <span className={cx(isTight && 'max-sm:sr-only')}>{label}</span>
    </BackLink>
  );
}
