import { quantities } from '../text/quantities.ts';
import { clean } from './clean.ts';
import { labelEnd } from './lists.ts';
import type { NoteIndex } from './note-index.ts';
import { cellsIn } from './tables.ts';
import type { Draft, Segment } from './types.ts';
import { wordsOf } from './words.ts';

/** Of what a note tells without a sentence. */
export const unstated = ({ id, start, end }: Segment) => ({
  segmentId: id,
  start,
  end,
  statement: '',
  negated: false,
});

const keyOf = (text: string) =>
  wordsOf(text)
    .map((word) => word.key)
    .join(' ');

/** A fact for each cell of a table: its members are what the row is about, the head of the column, the cell and the head over the names. */
export const factsOfTables = (segments: readonly Segment[]): readonly Draft[] =>
  cellsIn(segments).map(({ segment, name, head, text, nameHead }) => ({
    ...unstated(segment),
    type: 'cell',
    subject: keyOf(name),
    relation: '',
    object: text,
    members: [name, head, text, nameHead],
  }));

/** "Silver: infected wounds, max 2 weeks", "Half-life: approx. 40 h": a bullet with a label or a measured value, and no sentence. */
export function lineOf(segment: Segment, index: NoteIndex): Draft | null {
  if (segment.kind !== 'bullet' && segment.kind !== 'step') return null;
  const label = labelEnd(segment.text);
  const isMeasured = quantities(segment.text).some(({ kind }) => kind !== '');
  if (!label && !isMeasured) return null;
  const [first] = index.inSegment.get(segment.id) ?? [];
  const subject = label ? keyOf(clean(segment.text.slice(0, label.to))) : (first?.term.key ?? '');
  return { ...unstated(segment), type: 'line', subject, relation: '', object: '', members: [] };
}

/** "Give: 30 min before meals": what it says holds for the drug that it stands under, and is no statement. */
export const bareLine = (segment: Segment, name: string): Draft => ({
  ...unstated(segment),
  type: 'line',
  subject: keyOf(name),
  relation: '',
  object: '',
  members: [],
});
