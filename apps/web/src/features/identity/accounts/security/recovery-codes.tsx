import { useState } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { copyText } from '../../../../browser/copy-text.ts';
import { saveFile } from '../../../../browser/save-file.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { toast } from '../../../../ui/toast/toast.ts';

export interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/** The recovery codes, shown only once. They stay until the learner confirms having them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('identity/accounts.security');
  const [kept, setKept] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () =>
    toast(
      (await copyText(text))
        ? { title: t('recovery.copied'), variant: 'success' }
        : {
            title: t('recovery.copyFailed'),
            description: t('recovery.copyFailedText'),
            variant: 'destructive',
          },
    );
  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={onDone}
      title={t('recovery.title')}
      description={t('recovery.text')}
      footer={
        <Button disabled={!kept} onClick={onDone}>
          {t('recovery.done')}
        </Button>
      }
    >
      <ul
        dir="ltr"
        aria-label={t('recovery.title')}
        className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => saveFile('rounds-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}
        >
          {t('recovery.download')}
        </Button>
      </div>
      <Checkbox
        label={t('recovery.kept')}
        checked={kept}
        onChange={(event) => setKept(event.target.checked)}
      />
    </Dialog>
  );
}
