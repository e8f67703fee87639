import { withoutMarkdown } from '@rounds/contract/learning/notes.questions.rules';
import { NotebookPen } from 'lucide-react';
import { useNoteSearch } from '../../features/learning/notes/api/search.ts';
import { useDebounced } from '../../browser/use-debounced.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ResultGroup } from './result.tsx';

export interface NoteResultsProps {
  readonly text: string;
  readonly onOpen: (address: string) => void;
}

/** Notes and transcripts that contain the typed text, opened at the first place. */
export function NoteResults({ text, onOpen }: NoteResultsProps) {
  const { t } = useTranslation('app/search');
  const q = useDebounced(text.trim(), 250);
  const { data: notes = [] } = useNoteSearch(q);
  if (q === '' || notes.length === 0) return null;
  return (
    <ResultGroup
      heading={t('notes')}
      text={text}
      results={notes.map(({ noteId, title, places: [place] }) => ({
        key: noteId,
        icon: NotebookPen,
        name: title,
        keywords: [place?.excerpt ?? ''],
        onSelect: () =>
          onOpen(
            `/note-analysis?tab=analyze&note=${noteId}${place ? `&at=${place.start}-${place.end}` : ''}`,
          ),
        render: () => (
          <span className="grid min-w-0 grow">
            <span dir="auto" className="truncate text-around">
              {title}
            </span>
            {place && (
              <span dir="auto" className="truncate text-sm text-around text-muted">
                {withoutMarkdown(place.excerpt)}
              </span>
            )}
          </span>
        ),
      }))}
    />
  );
}
