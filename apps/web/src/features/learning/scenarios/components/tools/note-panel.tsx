import { noteLength } from '@rounds/contract/learning/marks.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Field } from '../../../../../ui/field/field.tsx';
import { Textarea } from '../../../../../ui/field/textarea.tsx';

export interface NotePanelProps {
  readonly note: string;
  readonly onChange: (note: string) => void;
  /** Its saving status. */
  readonly status: 'none' | 'saving' | 'saved' | 'failed';
}

/** A learner's private note on a question. */
export function NotePanel({ note, onChange, status }: NotePanelProps) {
  const { t } = useTranslation('learning/scenarios.player');
  return (
    <div className="grid gap-1.5">
      <Field label={t('note.label')} help={t('note.help')}>
        <Textarea value={note} maxLength={noteLength} onChange={(event) => onChange(event.target.value)} />
      </Field>
      <p role="status" className="min-h-5 text-sm text-muted">
        {status !== 'none' && t(`note.${status}`)}
      </p>
    </div>
  );
}
