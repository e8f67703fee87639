import { useEffect, useState } from 'react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { shareMessageLength } from '@rounds/contract/learning/sharing.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Field } from '../../../../ui/field/field.tsx';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { composeMessage, withLink } from '../message.rules.ts';
import { useMessageParts, type LearnerSummary } from '../use-message-parts.ts';
import type { Share } from '../use-share.ts';
import { PopupBlockedNotice } from './popup-blocked-notice.tsx';
import { CardPicture } from './card-picture.tsx';
import { CredentialDownload } from './credential-download.tsx';
import { PublicLink } from './public-link.tsx';
import { ShareActions } from './share-actions.tsx';

export interface ShareDialogProps {
  readonly userAchievement: UserAchievement;
  readonly learner: LearnerSummary;
  readonly share: Share;
  readonly onClose: () => void;
  readonly onEnded?: (() => void) | undefined;
}

/** Everything that can be done with an achievement; loaded when first opened. */
export function ShareDialog({ userAchievement, learner, share, onClose, onEnded }: ShareDialogProps) {
  const { t } = useTranslation('learning/sharing');
  const [custom, setCustom] = useState('');
  const [withStats, setWithStats] = useState(true);
  const [said, setSaid] = useState({ text: '', failed: false });
  const say = (text: string, failed = false) => setSaid({ text, failed });
  const parts = useMessageParts(userAchievement.achievement, learner);
  const message = composeMessage(parts, { custom, withStats });
  const { load } = share;
  useEffect(load, [load]);

  return (
    <Dialog open size="lg" onOpenChange={onClose} title={t('dialog.title')}>
      {/* What is published, then what publishes it. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-4 sm:grid-cols-2">
        <CardPicture achievement={userAchievement.achievement} learner={learner} />
        <div className="grid gap-3">
          <Field label={t('dialog.message')} help={t('dialog.messageHelp')}>
            <Textarea
              rows={4}
              value={custom}
              maxLength={shareMessageLength}
              placeholder={parts.headline}
              onChange={(event) => setCustom(event.target.value)}
            />
          </Field>
          <Checkbox
            label={t('dialog.stats')}
            checked={withStats}
            onChange={(event) => setWithStats(event.target.checked)}
          />
        </div>
      </div>
      <section aria-labelledby="share-preview" className="grid gap-1.5">
        <h3 id="share-preview" className="text-sm">
          {t('dialog.preview')}
        </h3>
        <p
          data-testid="share-preview"
          className="rounded-control border bg-sunken p-3 text-sm wrap-anywhere whitespace-pre-wrap [unicode-bidi:plaintext]"
        >
          {withLink(message, share.link?.url)}
        </p>
      </section>
      <ShareActions
        userAchievement={userAchievement}
        learner={learner}
        share={share}
        message={message}
        status={said.text}
        failed={said.failed}
        onDone={say}
      />
      {share.blocked && <PopupBlockedNotice {...share.blocked} />}
      <PublicLink share={share} message={message} onDone={say} onEnded={onEnded} />
      <CredentialDownload userAchievement={userAchievement} share={share} onDone={say} />
    </Dialog>
  );
}
