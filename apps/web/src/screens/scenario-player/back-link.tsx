import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useHistoryState } from 'wouter/use-browser-location';
import { safeReturnPath } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../i18n/translation.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
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
export function BackLink({ href }: { readonly href: string }) {
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
    <ButtonLink href={href} variant="ghost" size="sm" className="-ms-3 text-start">
      <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      <span className="max-sm:sr-only">{label}</span>
    </ButtonLink>
  );
}
