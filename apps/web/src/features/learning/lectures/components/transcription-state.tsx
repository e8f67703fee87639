import { useRef } from 'react';
import type { Transcription } from '@rounds/contract/learning/lectures';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useCannotTranscribe, useRetryTranscription } from '../api/lectures.ts';

export interface TranscriptionStateProps {
  readonly id: number;
  readonly transcription: Transcription;
}

/** Shown while there is no transcript: the progress, or why there is none. */
export function TranscriptionState({ id, transcription }: TranscriptionStateProps) {
  const { status, progress, reason } = transcription;
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { percent } = useFormat();
  const cannotTranscribe = useCannotTranscribe();
  const retry = useRetryTranscription(id);
  const box = useRef<HTMLDivElement>(null);
  const isAtWork = status === 'pending' || status === 'processing';
  // The pressed button disappears, so the focus has to move.
  const tryAgain = () => retry.mutate(undefined, { onSuccess: () => box.current?.focus() });
  return (
    <div ref={box} tabIndex={-1} className="grid gap-4">
      {isAtWork ? (
        <div className="grid gap-2">
          <p role="status" className="figures flex justify-between gap-4">
            <span>{t(status === 'pending' ? 'transcript.pending' : 'transcript.processing')}</span>
            <span>{percent(progress)}</span>
          </p>
          <ProgressBar value={progress} label={t('transcript.progress')} />
          {reason && <Notice tone="caution">{t(`reason.${reason}`)}</Notice>}
        </div>
      ) : (
        <Notice
          tone={status === 'unavailable' ? 'info' : 'caution'}
          action={
            !cannotTranscribe && (
              <Button size="sm" variant="secondary" pending={retry.isPending} onClick={tryAgain}>
                {t('transcript.retry')}
              </Button>
            )
          }
        >
          {t(`reason.${reason ?? 'engine_failed'}`)}
        </Notice>
      )}
      {retry.isError && <Notice tone="critical">{errorText(retry.error)}</Notice>}
    </div>
  );
}
