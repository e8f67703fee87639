import type { FoundNote, NotePlace } from '@rounds/contract/learning/notes.search';
import { clockOf } from '../../../../format/clock.rules.ts';
import { useTranslation } from '../../../../i18n/translation.ts';
import { cx } from '../../../../ui/cx.ts';
import { withoutInlineMarkdown } from '../highlight.rules.ts';

export interface FoundNotesProps {
  readonly notes: readonly FoundNote[];
  readonly selected: number | null;
  /** @param place in the note; null for the note as a whole */
  readonly onSelect: (id: number, place: NotePlace | null) => void;
}

/** A search's results: each note with its matching sentences, which link to their places. */
export function FoundNotes({ notes, selected, onSelect }: FoundNotesProps) {
  const { t } = useTranslation('learning/notes');
  const look = 'w-full px-3 py-2 text-start hover:bg-hover min-h-11';
  return (
    <ul className="grid -mx-1 max-h-96 gap-2 overflow-y-auto p-1 lg:max-h-[40rem]">
      {notes.map(({ noteId: id, title, noteType, places }) => (
        <li
          key={id}
          className={cx(
            'grid grid-cols-[minmax(0,1fr)] rounded-control border bg-raised',
            id === selected && 'border-accent',
          )}
        >
          <button
            type="button"
            aria-current={id === selected ? 'true' : undefined}
            className={cx(look, 'grid rounded-control')}
            onClick={() => onSelect(id, null)}
          >
            <span dir="auto" className="text-around font-semibold wrap-anywhere">
              {title}
            </span>
            <span className="text-sm text-muted">{t(`noteType.${noteType}`)}</span>
          </button>
          {places.map((place) => (
            <button
              key={place.start}
              type="button"
              className={cx(look, 'flex gap-2 rounded-control border-t text-sm')}
              onClick={() => onSelect(id, place)}
            >
              {place.seconds !== null && (
                <span dir="ltr" className="figures flex-none text-muted">
                  {clockOf(place.seconds)}
                </span>
              )}
              <Excerpt place={place} />
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Excerpt({ place: { start, end, excerpt, excerptStart } }: { readonly place: NotePlace }) {
  const [from, to] = [start - excerptStart, end - excerptStart];
  return (
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {withoutInlineMarkdown(excerpt.slice(0, from))}
      <mark className="rounded-sm bg-celebrate-soft font-semibold text-inherit">
        {withoutInlineMarkdown(excerpt.slice(from, to))}
      </mark>
      {withoutInlineMarkdown(excerpt.slice(to))}
    </span>
  );
}
