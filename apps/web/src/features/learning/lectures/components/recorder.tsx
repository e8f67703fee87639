import { useState } from 'react';
import { Mic, Pause, Play, Square } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog/confirm-dialog.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useRecorder, type Recording } from '../recording/use-recorder.ts';
import { clockOf } from '../../../../format/clock.rules.ts';

export interface RecorderProps {
  readonly onDone: (file: File) => void;
  /** Whether this browser still has a recording, which a new one would replace. */
  readonly hasKept: () => Promise<boolean>;
  /** Called when a recording starts or ends. */
  readonly onRecording: (recording: Recording | null) => void;
}

/** Records a lecture with the microphone, and shows its level. */
export function Recorder({ onDone, hasKept, onRecording }: RecorderProps) {
  const { t } = useTranslation('learning/lectures');
  const { state, seconds, level, isKept, start, pause, resume, stop } = useRecorder({ onDone, onRecording });
  const [replaces, setReplaces] = useState(false);
  const begin = async () => ((await hasKept()) ? setReplaces(true) : start());
  if (state !== 'recording' && state !== 'paused') {
    return (
      <div className="grid gap-3">
        <Button
          variant="secondary"
          pending={state === 'asking'}
          className="justify-self-start max-sm:w-full"
          onClick={() => void begin()}
        >
          <Mic size={18} aria-hidden="true" />
          {t('record.start')}
        </Button>
        <ConfirmDialog
          open={replaces}
          onOpenChange={setReplaces}
          title={t('record.replaceTitle')}
          text={t('record.replaceText')}
          confirm={t('record.replace')}
          pending={false}
          onConfirm={() => {
            setReplaces(false);
            void start();
          }}
        />
        {state === 'denied' && <Notice tone="caution">{t('record.denied')}</Notice>}
      </div>
    );
  }
  const isPaused = state === 'paused';
  return (
    <section aria-label={t('record.title')} className="grid gap-3 rounded-card border bg-raised p-4">
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <span role="status">{t(isPaused ? 'record.paused' : 'record.recording')}</span>
        <span role="timer">{clockOf(seconds)}</span>
      </p>
      <div
        role="meter"
        aria-label={t('record.level')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(level * 100)}
        className="h-2 overflow-hidden rounded-full bg-hover"
      >
        <div className="h-full rounded-full bg-positive" style={{ width: `${level * 100}%` }} />
      </div>
      {/* Pausing moves neither button. */}
      <div className="grid gap-3 sm:w-fit sm:grid-cols-2">
        <Button variant="secondary" onClick={isPaused ? resume : pause}>
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          {t(isPaused ? 'record.resume' : 'record.pause')}
        </Button>
        <Button data-stop="" onClick={stop}>
          <Square size={16} aria-hidden="true" />
          {t('record.stop')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(isKept ? 'record.kept' : 'record.notKept')}</p>
    </section>
  );
}
