import type { Difficulty } from '@rounds/contract/common';
import type { SemanticClass } from '../lexicon/terms.ts';

export type SegmentKind = 'heading' | 'sentence' | 'bullet' | 'step' | 'row';

/** A sentence, bullet, row or heading. `text` is `note.slice(start, end)`, letter for letter. */
export interface Segment {
  readonly id: number;
  readonly kind: SegmentKind;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The heading that it stands under. */
  readonly heading: string | null;
  /** Segments of one paragraph, list or table have the same block. */
  readonly block: number;
  /** How deep a heading stands by its own sign: "#" is 1. Null for what has no such sign. */
  readonly level: number | null;
  /** The line of a list that it is indented below. */
  readonly under: number | null;
}

export type Cue = 'defined' | 'named' | 'bold' | 'label' | 'abbreviation' | 'heading';

export interface Occurrence {
  readonly segmentId: number;
  readonly start: number;
  readonly end: number;
}

/** Something the note speaks about. */
export interface Term {
  /** What its occurrences share: stems joined by blanks. */
  readonly key: string;
  /** As the note writes it most often. */
  readonly surface: string;
  readonly class: SemanticClass | null;
  readonly kind: string | null;
  /** Terms with one concept are names of one thing. */
  readonly concept: string;
  readonly plural: boolean;
  readonly frequency: number;
  readonly cues: readonly Cue[];
  readonly occurrences: readonly Occurrence[];
}

/**
 * `cell`, `figure` and `line` are what tables, lines with a value alone and other bullets without a verb say; they have no statement of
 * their own.
 */
export type FactType =
  'definition' | 'value' | 'cause' | 'sequence' | 'contrast' | 'list' | 'role' | 'cell' | 'figure' | 'line';

/** One thing that a segment says. `start` and `end` are the segment's place in the note. */
export interface Fact {
  readonly id: number;
  readonly type: FactType;
  /** Key of the term that the fact is about. */
  readonly subject: string;
  /** The verb or the words between subject and object. */
  readonly relation: string;
  /** What is said of the subject, in the note's words; the members of a list, the steps of a sequence. */
  readonly object: string;
  readonly members: readonly string[];
  readonly negated: boolean;
  /** What the segment says by itself, in the note's words: the whole of it, or one of its independent clauses. Empty for steps. */
  readonly statement: string;
  readonly segmentId: number;
  readonly start: number;
  readonly end: number;
}

/** A fact that has not been numbered yet. */
export type Draft = Omit<Fact, 'id'>;

export type Level = Difficulty;
