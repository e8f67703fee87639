import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { buttonClass } from '../../../../ui/button/button-style.ts';
import { FieldError } from '../../../../ui/field/field.tsx';
import { problemOf } from '../recording/media-file.rules.ts';
import { canRecord } from '../recording/microphone.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { Recording } from '../recording/use-recorder.ts';
import type { KeptRecording } from '../recording/use-kept-recording.ts';
import { KeptNotice } from './kept-notice.tsx';
import { Recorder } from './recorder.tsx';

export interface FileStepProps {
  readonly file: File | null;
  readonly kept: KeptRecording;
  readonly onFile: (file: File | null) => void;
  readonly attempt: number;
  readonly isRecording: boolean;
  readonly onRecording: (recording: Recording | null) => void;
}

/** A recording made here, or a file from the device. States what is accepted before anything is chosen. */
export function FileStep({ file, kept, onFile, attempt, isRecording, onRecording }: FileStepProps) {
  const { t } = useTranslation('learning/lectures');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const recorder = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null);
  useEffect(() => {
    if (attempt > 0) (recorder.current?.querySelector<HTMLElement>('[data-stop]') ?? input.current)?.focus();
  }, [attempt]);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Lets the same file be chosen again.
    target.value = '';
    if (!chosen) return;
    const found = problemOf(chosen);
    setProblem(found);
    if (!found) onFile(chosen);
  };
  if (file) return <ChosenFile file={file} onRemove={() => onFile(null)} />;
  const isMissing = attempt > 0 && !isRecording;
  const missing = isMissing ? t(canRecord() ? 'fileRequired' : 'errors.lecture_file_missing') : null;
  const error = problem ? t(`errors.${problem}`) : missing;
  return (
    <div className="grid gap-4">
      <KeptNotice kept={kept} onUse={onFile} />
      {canRecord() ? (
        <div ref={recorder} className="grid gap-1.5">
          <Recorder
            onDone={onFile}
            hasKept={async () => (await kept.read()) !== null}
            onRecording={(recording) => {
              if (recording) {
                // It has replaced the earlier one, and what was wrong with a file no longer matters.
                kept.onReplaced();
                setProblem(null);
              }
              onRecording(recording);
            }}
          />
          <div role="alert">
            {attempt > 0 && isRecording && <FieldError>{t('record.finishFirst')}</FieldError>}
          </div>
        </div>
      ) : (
        <p className="text-sm text-muted">{t('record.unsupported')}</p>
      )}
      {/* While it records, finishing that is the one way on. */}
      <div className={isRecording ? 'hidden' : 'grid gap-1.5'}>
        <label
          htmlFor={id}
          className={buttonClass(
            { variant: 'secondary' },
            'cursor-pointer justify-self-start hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full',
          )}
        >
          {t('file.choose')}
          <input
            ref={input}
            id={id}
            type="file"
            accept="audio/*,video/*"
            aria-describedby={`${id}-help ${id}-error`}
            aria-invalid={error ? true : undefined}
            onChange={choose}
            className="sr-only"
          />
        </label>
        <p id={`${id}-help`} className="text-sm text-muted">
          {t('file.help')}
        </p>
        <div id={`${id}-error`} role="alert">
          {error && <FieldError>{error}</FieldError>}
        </div>
      </div>
    </div>
  );
}
