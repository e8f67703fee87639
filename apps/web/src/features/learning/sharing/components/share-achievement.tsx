import { Suspense, useState } from 'react';
import { Share2 } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useTranslation } from '../../../../i18n/translation.ts';
import { lazyWithRetry } from '../../../../browser/lazy-with-retry.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { composeMessage, networks, type Network } from '../message.rules.ts';
import { useMessageParts, type LearnerSummary } from '../use-message-parts.ts';
import { useShare } from '../use-share.ts';
import { PopupBlockedNotice } from './popup-blocked-notice.tsx';

const loadDialog = () => import('./share-dialog.tsx').then(({ ShareDialog }) => ShareDialog);
const ShareDialog = lazyWithRetry(loadDialog);

export interface ShareAchievementProps {
  /** One of the learner's own. */
  readonly userAchievement: UserAchievement;
  readonly learner: LearnerSummary;
  /** Told when the badge's public page has ended. */
  readonly onEnded?: () => void;
}

const words = {
  twitter: 'quick.tweet',
  facebook: 'quick.share',
  linkedin: 'quick.post',
} as const satisfies Record<Network, string>;

/** The quick buttons of an unlocked achievement, and the one that opens the dialog with everything else. */
export function ShareAchievement({ userAchievement, learner, onEnded }: ShareAchievementProps) {
  const { t } = useTranslation('learning/sharing');
  const share = useShare(userAchievement.id);
  const parts = useMessageParts(userAchievement.achievement, learner);
  const [open, setOpen] = useState(false);
  const { title } = userAchievement.achievement;
  const prepare = () => void loadDialog().catch(() => undefined);

  return (
    <div className="grid gap-2">
      <div role="group" aria-label={t('quick.label', { title })} className="flex flex-wrap gap-2">
        {networks.map((network) => (
          <Button
            key={network}
            variant="secondary"
            size="sm"
            className="grow"
            pending={share.pending === network}
            onClick={() => share.post(network, composeMessage(parts, { custom: '', withStats: true }))}
          >
            {t(words[network])}
          </Button>
        ))}
        <Button
          variant="ghost"
          size="sm"
          className="grow"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpen(true)}
        >
          <Share2 size={16} aria-hidden="true" />
          {t('quick.more')}
        </Button>
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
