import type { TestType as AskedType } from '@rounds/contract/learning/notes.rules';
import type { PoolTerm } from '../notes/note-index.ts';
import type { Fact } from '../notes/types.ts';

/**
 * `scenario` is multiple choice with what comes next in the note's procedures first; in `steps`, those are put in order as a whole where
 * the note allows it.
 */
export type TestType = AskedType | 'steps';

/** A place in the note. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

interface Common {
  readonly stem: string;
  readonly options: readonly string[];
  /** One for each option: what the note says that makes it right or wrong. */
  readonly rationales: readonly string[];
  /** Where in the note the answer stands. */
  readonly sourceSpan: Span;
  readonly factId: number;
  readonly seed: number;
}

/** `key` is the index of the right option. */
export interface ChoiceItem extends Common {
  readonly kind: 'multiple_choice' | 'true_false';
  readonly key: number;
}

/** `key` holds the indices of the options in their right order. */
export interface OrderingItem extends Common {
  readonly kind: 'ordering';
  readonly key: readonly number[];
}

export type WrittenItem = ChoiceItem | OrderingItem;
export type ItemKind = WrittenItem['kind'];

export interface DraftOption {
  readonly text: string;
  readonly rationale: string;
  /** Key of the term that the option is; null for numbers, steps, "True". */
  readonly term: string | null;
}

/** An item before its options have places, with what the gate needs to see where it comes from. */
export interface DraftItem {
  readonly kind: ItemKind;
  readonly stem: string;
  readonly answer: DraftOption;
  readonly distractors: readonly DraftOption[];
  /** The segments that it comes from, as items show them. */
  readonly source: string;
  readonly fact: Fact;
  /** Options have an order of their own (numbers); otherwise the test decides. */
  readonly isOrdered: boolean;
  /** The best forms first: a definition before a gap in a sentence. */
  readonly rank: number;
  /** Of questions that read alike a test has no more than a few. */
  readonly form?: 'member' | 'listed';
}

/** What a note says that a thing is, in words that fit no other: "the amount of air that …". */
export interface Meaning {
  readonly fact: Fact;
  readonly term: PoolTerm;
  /** With its article, as a question names it. */
  readonly name: string;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}
