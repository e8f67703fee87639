import { NotebookPen } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';

/** A learner's note on a question, where it is explained. */
export function NoteRead({ note }: { readonly note: string }) {
  const { t } = useTranslation('learning/scenarios.player');
  if (note.trim() === '') return null;
  return (
    <div className="grid gap-1 rounded-control border px-3 py-2.5 text-sm sm:px-4">
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <NotebookPen size={16} aria-hidden="true" className="flex-none text-accent-text" />
        {t('note.label')}
      </h3>
      <p dir="auto" className="measure text-around wrap-anywhere whitespace-pre-line">
        {note}
      </p>
    </div>
  );
}
