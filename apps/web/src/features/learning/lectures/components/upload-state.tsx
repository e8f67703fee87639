import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';

export interface UploadStateProps {
  readonly isPending: boolean;
  /** Sent so far, from 0 to 1. */
  readonly share: number;
  readonly error: Error | null;
  readonly onCancel: () => void;
}

/** How far an upload is, with a way to cancel it; or what it failed with. */
export function UploadState({ isPending, share, error, onCancel }: UploadStateProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { percent } = useFormat();
  if (isPending) {
    const sent = percent(Math.floor(share * 100));
    return (
      <div className="grid gap-2 rounded-card border bg-raised p-4">
        <p className="figures flex justify-between gap-4 font-semibold">
          <span>{t('upload.progress')}</span>
          <span>{sent}</span>
        </p>
        <ProgressBar value={share} max={1} label={t('upload.progress')} valueText={sent} />
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </div>
    );
  }
  if (!error) return null;
  return (
    <Notice tone="critical" title={t('upload.failed')}>
      {errorText(error)} {t('upload.kept')}
    </Notice>
  );
}
