import { useState } from 'react';
import type { Transcription } from '@rounds/contract/learning/lectures';
import { useErrorText } from '../../../../api/error-text.ts';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useRetryTranscription } from '../api/lectures.ts';
import type { IdentifierWarningSlot } from '../identifier-warning-slot.ts';
import { PasteTranscript } from './paste-transcript.tsx';

export interface TranscriptionStateProps {
  readonly id: number;
  readonly transcription: Transcription;
  readonly warning: IdentifierWarningSlot;
}

/** While there is no transcript: how far it is, or why there is none. One can be pasted at any time. */
export function TranscriptionState({ id, transcription, warning }: TranscriptionStateProps) {
  const { status, progress, reason } = transcription;
  const { t } = useTranslation('learning/lectures');
  const errorText = useErrorText('learning/lectures');
  const { percent } = useFormat();
  const retry = useRetryTranscription(id);
  const [isPasting, setIsPasting] = useState(false);
  const isAtWork = status === 'pending' || status === 'processing';
  return (
    <>
      {isAtWork ? (
        <div className="grid gap-2">
          <p role="status" className="figures flex justify-between gap-4">
            <span>{t(status === 'pending' ? 'transcript.pending' : 'transcript.processing')}</span>
            <span>{percent(progress)}</span>
          </p>
          <ProgressBar value={progress} label={t('transcript.progress')} />
        </div>
      ) : (
        <Notice
          tone={status === 'unavailable' ? 'info' : 'caution'}
          action={
            <Button size="sm" variant="secondary" pending={retry.isPending} onClick={() => retry.mutate()}>
              {t('transcript.retry')}
            </Button>
          }
        >
          {t(`reason.${reason ?? 'engine_failed'}`)}
        </Notice>
      )}
      {retry.isError && <Notice tone="critical">{errorText(retry.error)}</Notice>}
      {isAtWork && !isPasting ? (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => setIsPasting(true)}
        >
          {t('paste.open')}
        </Button>
      ) : (
        <PasteTranscript id={id} warning={warning} />
      )}
    </>
  );
}
