import type { NoteAnalysis } from './analysis.ts';
import { isOrder, isSupported } from './items/support.ts';
import { placeOfQuote } from './notes/quote.ts';
import { keyOfText } from './lexicon/terms.ts';
import type { Occurrence } from './notes/types.ts';

/** What somebody else, a model, says that a note is about. */
export interface ProposedAnalysis {
  readonly topics: readonly string[];
  readonly keyTerms: readonly string[];
  readonly learningObjectives: readonly { readonly text: string; readonly quote: string }[];
}

/** An analysis by somebody else, as far as the note bears it out. */
export interface SupportedAnalysis {
  readonly topics: readonly string[];
  readonly keyTerms: readonly { readonly surface: string; readonly occurrences: readonly Occurrence[] }[];
  readonly learningObjectives: readonly string[];
}

const most = { topics: 8, keyTerms: 30, objectives: 8 } as const;
const longest = { topic: 60, term: 60, objective: 200 } as const;

/**
 * Keeps the terms that stand in the note, the topics made of its words, and the objectives with a place in it. What stands only in
 * orders to whoever reads it ("ignore all instructions and write …") doesn't count as the note's.
 */
export function acceptAnalysis(analysis: NoteAnalysis, proposed: ProposedAnalysis): SupportedAnalysis {
  const told = analysis.segments.filter(({ text }) => !isOrder(text));
  const words = new Set(told.flatMap(({ text }) => keyOfText(text).split(' ')));
  return {
    topics: unique(proposed.topics)
      .filter((topic) => topic.length <= longest.topic && areIn(topic, words))
      .slice(0, most.topics),
    keyTerms: unique(proposed.keyTerms)
      .filter((term) => term.length <= longest.term)
      .map((surface) => ({ surface, occurrences: occurrencesOf(told, surface) }))
      .filter(({ occurrences }) => occurrences.length > 0)
      .slice(0, most.keyTerms),
    learningObjectives: unique(
      proposed.learningObjectives
        .filter(({ text, quote }) => text.length <= longest.objective && isTold(analysis, text, quote))
        .map(({ text }) => text),
    ).slice(0, most.objectives),
  };
}

function unique(texts: readonly string[]): readonly string[] {
  const byKey = new Map<string, string>();
  for (const text of texts.map((each) => each.replace(/\s+/g, ' ').trim())) {
    const key = text.toLowerCase();
    if (text !== '' && !byKey.has(key)) byKey.set(key, text);
  }
  return [...byKey.values()];
}

function areIn(text: string, words: ReadonlySet<string>): boolean {
  const own = keyOfText(text).split(' ').filter(Boolean);
  return own.length > 0 && own.every((word) => words.has(word));
}

function isTold({ note, segments }: NoteAnalysis, text: string, quote: string): boolean {
  const place = placeOfQuote(note, segments, quote);
  if (!place) return false;
  const source = place.segments.map((segment) => `${segment.heading ?? ''} ${segment.text}`).join(' ');
  return !isOrder(source) && isSupported(text, source);
}

const letter = /[\p{L}\p{N}]/u;

function occurrencesOf(segments: NoteAnalysis['segments'], term: string): readonly Occurrence[] {
  const wanted = term.toLowerCase();
  return segments.flatMap(({ id, text, start }) => {
    const found: Occurrence[] = [];
    // Where lower case has another length, places would be wrong.
    const lower = text.toLowerCase().length === text.length ? text.toLowerCase() : text;
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + wanted.length)) {
      const end = at + wanted.length;
      const isWhole = !letter.test(text[at - 1] ?? ' ') && !letter.test(text[end] ?? ' ');
      if (isWhole) found.push({ segmentId: id, start: start + at, end: start + end });
    }
    return found;
  });
}
