import { useState } from 'react';
import { useHistoryState } from 'wouter/use-browser-location';
import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../../ui/cx.ts';
import { BackLink } from '../../ui/link/back-link.tsx';
import type { PlayerEntry } from './start.ts';

/**
 * Where the learner came from; the dashboard if they followed a link. Decided once: while the next screen opens, the
 * history already describes that one.
 */
export function useOrigin(): string {
  const entry = useHistoryState<Partial<PlayerEntry> | null>();
  const [from] = useState(entry?.from);
  return safeReturnPath(typeof from === 'string' ? from : null);
}

export interface OriginLinkProps {
  readonly href: string;
  /** It shares a line with a clock and tools, so on a phone there is only its arrow. */
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
