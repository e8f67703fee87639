import { Mic, Pause, Play, Square } from 'lucide-react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Notice } from '../../../../ui/notice/notice.tsx';
import { useRecorder } from '../recording/use-recorder.ts';
import { clockOf } from '../../../../format/clock.rules.ts';

/** Records a lecture with the microphone, and shows that it is heard. */
export function Recorder({ onDone }: { readonly onDone: (file: File) => void }) {
  const { t } = useTranslation('learning/lectures');
  const { state, seconds, level, isKept, start, pause, resume, stop } = useRecorder(onDone);
  if (state !== 'recording' && state !== 'paused') {
    return (
      <div className="grid gap-3">
        <Button
          variant="secondary"
          pending={state === 'asking'}
          className="justify-self-start max-sm:w-full"
          onClick={() => void start()}
        >
          <Mic size={18} aria-hidden="true" />
          {t('record.start')}
        </Button>
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
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={isPaused ? resume : pause}>
          {isPaused ? <Play size={18} aria-hidden="true" /> : <Pause size={18} aria-hidden="true" />}
          {t(isPaused ? 'record.resume' : 'record.pause')}
        </Button>
        <Button onClick={stop}>
          <Square size={16} aria-hidden="true" />
          {t('record.stop')}
        </Button>
      </div>
      <p className="text-sm text-muted">{t(isKept ? 'record.kept' : 'record.notKept')}</p>
    </section>
  );
}
