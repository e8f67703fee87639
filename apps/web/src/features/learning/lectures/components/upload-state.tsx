import { Pause, Play } from 'lucide-react';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import type { useLectureUpload } from '../use-lecture-upload.ts';

export interface UploadStateProps {
  readonly upload: ReturnType<typeof useLectureUpload>;
  /** Whether the form below holds the file. */
  readonly hasFile: boolean;
}

/** An upload's progress, with buttons to pause and cancel it; or its error. */
export function UploadState({ upload, hasFile }: UploadStateProps) {
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { percent } = useFormat();
  const { isPending, isKept, isWhole, share, state, control, error, cancel } = upload;
  if (isPending) {
    const sent = percent(Math.floor(share * 100));
    const isPaused = state === 'paused';
    const isStalled = state === 'stalled';
    return (
      <div className="grid gap-2 rounded-card border bg-raised p-4">
        <p className="figures flex justify-between gap-4 font-semibold">
          <span role="status">{t(isPaused ? 'upload.paused' : 'upload.progress')}</span>
          <span>{sent}</span>
        </p>
        <ProgressBar value={share} max={1} label={t('upload.progress')} valueText={sent} />
        <p role="status" className="text-sm text-muted empty:hidden">
          {(state === 'waiting' || isStalled) && isWhole && `${t('upload.arrivedAll')} `}
          {state === 'waiting' && t('upload.waiting')}
          {isStalled && t('upload.stalled')}
        </p>
        <div className="flex flex-wrap gap-2">
          {control && isStalled && (
            <Button size="sm" onClick={control.resume}>
              {t('upload.retry')}
            </Button>
          )}
          {control && state !== 'waiting' && !isStalled && (
            <Button size="sm" variant="secondary" onClick={isPaused ? control.resume : control.pause}>
              {isPaused ? <Play size={16} aria-hidden="true" /> : <Pause size={16} aria-hidden="true" />}
              {t(isPaused ? 'record.resume' : 'record.pause')}
            </Button>
          )}
          <Button size="sm" variant="secondary" onClick={cancel}>
            {t('upload.cancel')}
          </Button>
        </div>
      </div>
    );
  }
  if (!error) return null;
  if (isWhole) {
    return (
      <Notice tone="caution" title={t('upload.arrivedAll')}>
        {errorText(error)} {t('upload.keptAll')}
      </Notice>
    );
  }
  return (
    <Notice tone="critical" title={t('upload.failed')}>
      {errorText(error)} {t(isKept ? 'upload.keptPart' : hasFile ? 'upload.kept' : 'upload.chooseAgain')}
    </Notice>
  );
}
