import { readFileSync } from 'node:fs';
import { keyOfText } from '@rounds/clinical-text/lexicon/terms';
import { seedOf } from '@rounds/clinical-text/items/seed';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly objectives: readonly string[];
  readonly glossary: readonly { readonly term: string; readonly meaning: string }[];
  readonly questions: readonly {
    readonly stem: string;
    readonly options: readonly string[];
    readonly key: string;
  }[];
}

const isSection = (value: unknown): value is Section =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'text' in value &&
  typeof value.text === 'string' &&
  'glossary' in value &&
  Array.isArray(value.glossary) &&
  'questions' in value &&
  Array.isArray(value.questions);

export function readSections(file: string): readonly Section[] {
  const data: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(data) || !data.every(isSection))
    throw new TypeError(`${file} holds no list of sections`);
  return data;
}

/** One half for tuning, the other for the real result: split by a hash of the section's id, so that nobody chooses. */
export function halves(sections: readonly Section[]): {
  readonly development: readonly Section[];
  readonly heldOut: readonly Section[];
} {
  const isHeld = (section: Section) => seedOf(section.id) % 2 === 1;
  return {
    development: sections.filter((section) => !isHeld(section)),
    heldOut: sections.filter(isHeld),
  };
}

export const wordCount = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** The beginning of a text, in whole sentences, of at most this many words. */
export function firstWords(text: string, most: number): string {
  let count = 0;
  let end = 0;
  for (const { index } of text.matchAll(/[.!?\n](?=\s)|$/g)) {
    count += wordCount(text.slice(end, index + 1));
    if (count > most) break;
    end = Math.min(text.length, index + 1);
  }
  return text.slice(0, end);
}

/** A glossary's term as it may be written: "computed tomography (CT)" by its name, its acronym, or both. */
export function namesOf(term: string): readonly string[] {
  const match = /^([^()]*)\(([^()]*)\)\s*$/.exec(term);
  return [term, ...(match ? [match[1] ?? '', match[2] ?? ''] : [])].map(keyOfText).filter(Boolean);
}
