import { useId, useState } from 'react';
import { FileCheck } from 'lucide-react';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { useErrorText } from '../../../../api/error-text.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { toast } from '../../../../ui/toast/toast.ts';
import { downloadCredential } from '../api/download-credential.ts';
import type { Share } from '../use-share.ts';

interface CredentialDownloadProps {
  readonly userAchievement: UserAchievement;
  readonly share: Share;
  readonly onDone: (said: string, failed?: boolean) => void;
}

/** The badge as a signed file, or why it isn't signed. */
export function CredentialDownload({ userAchievement, share, onDone }: CredentialDownloadProps) {
  const { t } = useTranslation('learning/sharing');
  const errorText = useErrorText('learning/sharing');
  const [isMaking, setMaking] = useState(false);
  const { notSigned } = share;
  const aboutId = useId();
  const download = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      const { fileName, credential } = await downloadCredential(userAchievement.id);
      saveFile(fileName, new Blob([credential], { type: 'text/plain' }));
      toast({ title: t('credential.done'), variant: 'success' });
      onDone(t('credential.done'));
    } catch (error) {
      // The reason why a badge isn't signed takes long to read, so it stays, and appears only here.
      onDone(`${t('credential.failed')}. ${errorText(error, t('card.failedText'))}`, true);
    }
    setMaking(false);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="secondary"
        className="max-sm:w-full"
        disabled={notSigned !== null}
        aria-describedby={aboutId}
        pending={isMaking}
        onClick={() => void download()}
      >
        {!isMaking && <FileCheck size={18} aria-hidden="true" />}
        {t('credential.download')}
      </Button>
      <p id={aboutId} className="text-sm text-muted">
        {t(notSigned ? `errors.${notSigned}` : 'credential.help')}
      </p>
    </div>
  );
}
