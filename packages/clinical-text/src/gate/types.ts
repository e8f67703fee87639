import type { FlawCode, Severity } from './codes.ts';

/** One thing that the gate found. `where` is a path from the judged thing: `questions[2].options[1]`, `labs[0].high`. */
export interface Flaw {
  readonly code: FlawCode;
  readonly severity: Severity;
  readonly message: string;
  readonly where: string;
}

export interface ItemOption {
  readonly text: string;
  readonly key: boolean;
}

/** A multiple-choice item, authored or generated. */
export interface Item {
  readonly stem: string;
  readonly options: readonly ItemOption[];
  readonly reference?: string | undefined;
}

export interface ItemSettings {
  /** An authored item needs a reference with a year, and its warnings are listed; a generated one is judged harder. */
  readonly origin: 'authored' | 'generated';
  /** How many options an item may have; 4 to 5 unless told. */
  readonly optionCount?: { readonly min: number; readonly max: number };
  /** From how many warnings on an item is refused; 2 for generated items, never for authored ones unless told. */
  readonly warningsThatRefuse?: number;
}

export interface Verdict {
  readonly refused: boolean;
  readonly flaws: readonly Flaw[];
}
