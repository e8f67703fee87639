import { Suspense, useState } from 'react';
import { Ellipsis } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../../i18n/translation.ts';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { composeMessage, networks, type Network } from '../message.rules.ts';
import { useMessageParts, type LearnerSummary } from '../use-message-parts.ts';
import { useShare } from '../use-share.ts';
import { NetworkButton } from './network-button.tsx';
import { PopupBlockedNotice } from './popup-blocked-notice.tsx';

const loadDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);
const ShareDialog = lazyWithRetry(loadDialog);

export interface ShareAchievementProps {
  /** One of the learner's own. */
  readonly userAchievement: UserAchievement;
  readonly learner: LearnerSummary;
  /** Whether it has a public page, as far as the screen knows. */
  readonly hasPage?: boolean;
  /** Called when the badge's public page has been revoked. */
  readonly onEnded?: () => void;
}

const words = {
  twitter: 'quick.tweet',
  facebook: 'quick.share',
  linkedin: 'quick.post',
} as const satisfies Record<Network, string>;

/** The quick buttons of an unlocked achievement, and the one that opens the dialog with everything else. */
export function ShareAchievement({ userAchievement, learner, hasPage, onEnded }: ShareAchievementProps) {
  const { t } = useTranslation('learning/sharing');
  const share = useShare(userAchievement.id);
  const parts = useMessageParts(userAchievement.achievement, learner);
  const [open, setOpen] = useState(false);
  const { title } = userAchievement.achievement;
  const lookUp = () => {
    if (share.link === undefined) share.load();
  };
  const prepare = () => void loadDialog().catch(() => undefined);

  return (
    <div className="grid gap-2">
      <div
        role="group"
        aria-label={t('quick.label', { title })}
        // Fetched before a press needs to know whether there is a public page.
        onPointerEnter={lookUp}
        onFocus={lookUp}
        // The dialog's button stays beside the first, wherever the others wrap.
        className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1.5"
      >
        <div className="flex flex-wrap gap-1.5">
          {networks.map((network) => (
            <NetworkButton
              key={network}
              network={network}
              text={t(words[network])}
              size="sm"
              className="min-w-0 grow gap-1.5! px-1.5! max-[22rem]:[&>svg]:hidden"
              share={share}
              hasPage={hasPage}
              message={composeMessage(parts, { custom: '', withStats: true })}
            />
          ))}
        </div>
        <IconButton
          label={t('quick.more')}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          <Ellipsis size={18} aria-hidden="true" />
        </IconButton>
      </div>
      {!open && share.blocked && <PopupBlockedNotice {...share.blocked} />}
      <Suspense>
        {open && (
          <ShareDialog
            userAchievement={userAchievement}
            learner={learner}
            share={share}
            onClose={() => setOpen(false)}
            onEnded={onEnded}
          />
        )}
      </Suspense>
    </div>
  );
}
