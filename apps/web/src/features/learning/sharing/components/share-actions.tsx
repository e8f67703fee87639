import { useState } from 'react';
import { Copy, Download } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { fileNameOf } from '@rounds/contract/learning/sharing.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { directionOf } from '../../../../i18n/language.rules.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { networks, withLink } from '../message.rules.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import type { LearnerSummary } from '../use-message-parts.ts';
import { useCardText } from '../use-card-text.ts';
import { useCopy } from '../use-copy.ts';
import type { Share } from '../use-share.ts';
import { NetworkButton } from './network-button.tsx';
import { NetworkIcon } from './network-icon.tsx';

interface ShareActionsProps {
  readonly userAchievement: UserAchievement;
  readonly learner: LearnerSummary;
  readonly share: Share;
  readonly message: string;
  /** What was last done or refused, as a sentence. */
  readonly status: string;
  /** Whether it failed. */
  readonly failed: boolean;
  /** Called with a sentence for the learner: what was done, or why it wasn't. */
  readonly onDone: (said: string, failed?: boolean) => void;
}

/** The dialog's buttons: networks, copies and the card. */
export function ShareActions({
  userAchievement,
  learner,
  share,
  message,
  status,
  failed,
  onDone,
}: ShareActionsProps) {
  const { t } = useTranslation('learning/sharing');
  const errorText = useErrorText('learning/sharing');
  const direction = directionOf(useLanguage());
  const [isMaking, setMaking] = useState(false);
  const copy = useCopy(onDone);
  const { achievement } = userAchievement;
  const cardText = useCardText(achievement, learner);
  const copyMessage = () => void copy(withLink(message, share.link?.url), t('toast.copied'));

  const downloadCard = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      const { drawCard } = await import('../draw-card.ts');
      saveFile(fileNameOf(achievement.title, 'png'), await drawCard(cardText, achievement.icon, direction));
      toast({ title: t('toast.card'), variant: 'success' });
      onDone(t('toast.card'));
    } catch (error) {
      const title = t('card.failed');
      const description = errorText(error, t('card.failedText'));
      toast({ title, description, variant: 'destructive' });
      onDone(`${title}. ${description}`, true);
    }
    setMaking(false);
  };

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {networks.map((network) => (
          <NetworkButton key={network} network={network} share={share} message={message} />
        ))}
        <Button variant="secondary" onClick={copyMessage}>
          <NetworkIcon network="instagram" />
          {instagram}
        </Button>
        <Button variant="secondary" onClick={copyMessage}>
          <Copy size={18} aria-hidden="true" />
          {t('dialog.copy')}
        </Button>
        <Button variant="secondary" pending={isMaking} onClick={() => void downloadCard()}>
          {!isMaking && <Download size={18} aria-hidden="true" />}
          {t('dialog.download')}
        </Button>
      </div>
      <p
        role="status"
        className={cx('min-h-5 text-sm empty:hidden', failed ? 'text-caution' : 'text-positive')}
      >
        {status}
      </p>
      <p className="text-sm text-muted">{t('dialog.networksHelp')}</p>
    </div>
  );
}

const instagram = 'Instagram';
