import { useId, useState } from 'react';
import { Copy, Download, FileCheck } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { fileNameOf } from '@rounds/contract/learning/sharing.rules';
import { useErrorText } from '../../../../api/error-text.ts';
import { useLanguage, useTranslation } from '../../../../i18n/translation.ts';
import { directionOf } from '../../../../i18n/language.rules.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { downloadCredential } from '../api/download-credential.ts';
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

/** The dialog's buttons: networks, copies and files. */
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
  const [making, setMaking] = useState<'card' | 'credential' | null>(null);
  const copy = useCopy(onDone);
  const { achievement, id } = userAchievement;
  const { notSigned } = share;
  const aboutId = useId();
  const cardText = useCardText(achievement, learner);
  const copyMessage = () => void copy(withLink(message, share.link?.url), t('toast.copied'));

  const say = (title: string) => {
    toast({ title, variant: 'success' });
    onDone(title);
  };
  const make = async (what: 'card' | 'credential', work: () => Promise<void>, title: string) => {
    if (making) return;
    setMaking(what);
    await work().catch((error: unknown) => {
      const description = errorText(error, t('card.failedText'));
      // The reason why a badge isn't signed takes long to read, so it stays, and appears only here.
      if (what === 'card') toast({ title, description, variant: 'destructive' });
      onDone(`${title}. ${description}`, true);
    });
    setMaking(null);
  };
  const downloadCard = () =>
    make(
      'card',
      async () => {
        const { drawCard } = await import('../draw-card.ts');
        saveFile(fileNameOf(achievement.title, 'png'), await drawCard(cardText, achievement.icon, direction));
        say(t('toast.card'));
      },
      t('card.failed'),
    );
  const downloadBadge = () =>
    make(
      'credential',
      async () => {
        const { fileName, credential } = await downloadCredential(id);
        saveFile(fileName, new Blob([credential], { type: 'text/plain' }));
        say(t('credential.done'));
      },
      t('credential.failed'),
    );

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
        <Button variant="secondary" pending={making === 'card'} onClick={() => void downloadCard()}>
          {making !== 'card' && <Download size={18} aria-hidden="true" />}
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
      <div className="grid justify-items-start gap-1">
        <Button
          variant="secondary"
          className="max-sm:w-full"
          disabled={notSigned !== null}
          aria-describedby={aboutId}
          pending={making === 'credential'}
          onClick={() => void downloadBadge()}
        >
          {making !== 'credential' && <FileCheck size={18} aria-hidden="true" />}
          {t('credential.download')}
        </Button>
        <p id={aboutId} className="text-sm text-muted">
          {t(notSigned ? `errors.${notSigned}` : 'credential.help')}
        </p>
      </div>
    </div>
  );
}

const instagram = 'Instagram';
