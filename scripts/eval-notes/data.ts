import { readFileSync } from 'node:fs';
import { keyOfText } from '@rounds/clinical-text/lexicon/terms';
import { seedOf } from '@rounds/clinical-text/items/seed';
import { z } from 'zod';

const Section = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  objectives: z.array(z.string()),
  glossary: z.array(z.object({ term: z.string(), meaning: z.string() })),
  questions: z.array(z.object({ stem: z.string(), options: z.array(z.string()), key: z.string() })),
});
export type Section = z.infer<typeof Section>;

const File = z.union([
  z.array(Section),
  z.object({ sections: z.array(Section) }).transform((file) => file.sections),
]);

export const readSections = (file: string): readonly Section[] =>
  File.parse(JSON.parse(readFileSync(file, 'utf8')));

/** One half to tune on, the other to believe: by a hash of the section's id, so that nobody chooses. */
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

/** The beginning of a text, whole sentences, of at most so many words. */
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
