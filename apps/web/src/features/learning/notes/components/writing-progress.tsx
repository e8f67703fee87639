import type { NoteJob } from '@rounds/contract/learning/notes.jobs';
import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { CancelButton } from '../../../../ui/button/cancel-button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useNoteWriter } from '../api/writer.ts';

export interface WritingProgressProps {
  /** Undefined until known. */
  readonly job: NoteJob | undefined;
  readonly onCancel: () => void;
}

/**
 * The progress and current step of a job that writes from a note. The built-in analyzer is mostly done before they are
 * known.
 */
export function WritingProgress({ job, onCancel }: WritingProgressProps) {
  const { t } = useTranslation('learning/notes');
  const { percent } = useFormat();
  const { data } = useNoteWriter();
  if (!job && !(data?.service && data.isOn)) return null;
  const { step, progress } = job ?? { step: 'starting', progress: 0 };
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span role="status">{t(`writer.step.${step}`)}</span>
        <span className="figures">{percent(progress)}</span>
      </p>
      <ProgressBar value={progress} label={t('writer.progress')} />
      <p className="text-sm text-muted">{t('writer.goesOn')}</p>
      <CancelButton size="sm" className="justify-self-start" onClick={onCancel} />
    </div>
  );
}
