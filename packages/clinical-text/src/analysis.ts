import { joinAbbreviations } from './notes/abbreviated.ts';
import { factsOf } from './notes/facts.ts';
import { indexOf } from './notes/note-index.ts';
import type { NoteIndex } from './notes/note-index.ts';
import { keyTermsOf } from './notes/key-terms.ts';
import { difficultyOf, studyMinutes } from './notes/level.ts';
import type { Difficulty } from './notes/level.ts';
import { objectivesOf } from './notes/objectives.ts';
import { maxNoteLength, segmentsOf } from './notes/segments.ts';
import { countTerms } from './notes/terms.ts';
import { topicsOf } from './notes/topics.ts';
import type { Fact, Segment, Term } from './notes/types.ts';

export interface NoteAnalysis {
  /** The part of the note that was read: all of it, unless it is longer than `maxNoteLength`. */
  readonly note: string;
  readonly isCut: boolean;
  readonly segments: readonly Segment[];
  /** At most 30, the most important first. */
  readonly keyTerms: readonly Term[];
  readonly topics: readonly string[];
  readonly facts: readonly Fact[];
  readonly learningObjectives: readonly { readonly text: string; readonly factIds: readonly number[] }[];
  readonly difficulty: Difficulty;
  /** In minutes, an estimate. */
  readonly estimatedStudyTime: number;
  readonly index: NoteIndex;
}

/** Reads a note. Pure: the same text gives the same analysis. Hostile text gives little, and takes no longer. */
export function analyzeNote(text: string): NoteAnalysis {
  const note = text.slice(0, maxNoteLength);
  const segments = segmentsOf(note);
  const terms = countTerms(segments);
  const joined = joinAbbreviations(terms, segments);
  // Ranked apart: that a term is abbreviated makes it no likelier to be a key term.
  const keyTerms = [...new Set(keyTermsOf(terms, segments, note).map(joined))].slice(0, 30);
  const index = indexOf(segments, terms);
  const facts = factsOf(segments, index);
  const difficulty = difficultyOf(segments);
  return {
    note,
    isCut: text.length > note.length,
    segments,
    keyTerms,
    topics: topicsOf(segments, [...new Set(terms.map(joined))]),
    facts,
    learningObjectives: objectivesOf(facts, index, segments),
    difficulty,
    estimatedStudyTime: studyMinutes(difficulty, keyTerms.length),
    index,
  };
}
