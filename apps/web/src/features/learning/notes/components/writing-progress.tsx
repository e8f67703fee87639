import { useFormat } from '../../../../format/format.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx';
import { useNoteWriter, useWriting } from '../api/writer.ts';

export interface WritingProgressProps {
  readonly noteId: number;
  readonly onCancel: () => void;
}

/** How far the AI service is, which takes a while. The built-in analyzer is done before anybody could read it. */
export function WritingProgress({ noteId, onCancel }: WritingProgressProps) {
  const { t } = useTranslation('learning/notes');
  const { percent } = useFormat();
  const { data } = useNoteWriter();
  const isShown = Boolean(data?.service && data.isOn);
  const progress = useWriting(noteId, isShown);
  if (!isShown) return null;
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span role="status">{t('writer.working')}</span>
        <span className="figures">{percent(progress)}</span>
      </p>
      <ProgressBar value={progress} label={t('writer.working')} />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={onCancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
