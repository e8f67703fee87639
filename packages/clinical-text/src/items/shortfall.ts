import type { TestType } from './types.ts';

export interface Shortfall {
  readonly code: 'note_too_short' | 'few_statements' | 'few_choices' | 'few_false';
}

interface Made {
  readonly type: TestType;
  readonly asked: number;
  readonly made: number;
  /** Words of the note. */
  readonly words: number;
  /** How many items of any kind the note gives, at most as many as were asked for. */
  readonly ofAnyKind: number;
}

/** So many words of a note as they mostly are give one item. */
const wordsOfItem = 60;

/** A note of at least so many words is about a page: nobody would call it short. */
const wordsOfPage = 400;

/** Why a note gave fewer items than were asked for: what it lacks, which only sometimes is length. */
export function shortfallOf({ type, asked, made, words, ofAnyKind }: Made): Shortfall {
  // More is lost because of the kind that was wished for than because the note says too little.
  if (type !== 'mixed' && ofAnyKind - made > asked - ofAnyKind)
    return { code: type === 'true_false' ? 'few_false' : 'few_choices' };
  const isSparse = ofAnyKind * 2 * wordsOfItem < words;
  return {
    code:
      words < Math.min(wordsOfPage, asked * wordsOfItem) && !isSparse ? 'note_too_short' : 'few_statements',
  };
}
