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

/** A fact for each cell of a table: its members are what the row is about, the head of the column and the cell. */
export const factsOfTables = (segments: readonly Segment[]): readonly Draft[] =>
  cellsIn(segments).map(({ segment, name, head, text }) => ({
    ...unstated(segment),
    type: 'cell',
    subject: wordsOf(name)
      .map((word) => word.key)
      .join(' '),
    relation: '',
    object: text,
    members: [name, head, text],
  }));
