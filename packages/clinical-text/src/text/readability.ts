import { labs } from '../lexicon/labs.ts';
import { synonymGroups } from '../lexicon/synonyms.ts';
import { tokenize } from './tokens.ts';

/** How hard a text is to read; `grade` is the Flesch-Kincaid grade with professional terms discounted. */
export interface Readability {
  readonly words: number;
  readonly sentences: number;
  readonly grade: number;
}

const termWords = new Set(
  [
    ...labs.flatMap((lab) => lab.names),
    ...synonymGroups.filter((group) => group.class !== 'general').flatMap((group) => group.terms),
  ].flatMap((term) => tokenize(term).map((token) => token.stem)),
);

/** Endings that mark a word of the profession: learners meet it as one word, however many syllables it has. */
const professional =
  /(?:aemia|emia|itis|osis|oma|pathy|scopy|ectomy|ostomy|otomy|graphy|gram|plasty|cillin|mycin|azole|olol|pril|sartan|statin|azepam|azolam|oxacin|xaban|gliptin|gliflozin|tidine|prazole|caine|mab|nib|vir|cardia|pnoea|pnea|plegia|algia|uria|ology|ologist|ician|ometer|ometry|ation|esis|lysis|phylaxis|genic|trophy|sone|olone|idine|amine|ium|ide|ine)$/;

/** Vowel groups, less silent endings: near enough for a mean over hundreds of words. */
export function syllables(word: string): number {
  const plain = word
    .toLowerCase()
    .replace(/[^a-zà-ÿ]/g, '')
    .replace(/(?:[^laeiouy]es|[^aeioutd]ed|[^l]e)$/, (ending) => ending[0] ?? '');
  return Math.max(1, plain.match(/[aeiouyà-ÿ]+/g)?.length ?? 1);
}

export function sentences(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?]["”']?)\s+(?=["“']?[\p{Lu}\d])|\n+/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/**
 * Numbers, units and names count one syllable, terms of the profession at most two: what makes a text hard here is
 * long sentences and long everyday words.
 */
export function readability(texts: readonly string[]): Readability {
  const parts = texts.flatMap(sentences);
  let words = 0;
  let beats = 0;
  for (const part of parts) {
    for (const [index, token] of tokenize(part).entries()) {
      if (!/^\p{L}/u.test(token.raw)) continue;
      words += 1;
      const isName = index > 0 && /^\p{Lu}/u.test(token.raw);
      const isTerm = termWords.has(token.stem) || professional.test(token.stem);
      const count = syllables(token.raw);
      beats += isName ? Math.min(count, 1) : isTerm ? Math.min(count, 2) : count;
    }
  }
  const count = Math.max(1, parts.length);
  const grade = words === 0 ? 0 : (0.39 * words) / count + (11.8 * beats) / words - 15.59;
  return { words, sentences: parts.length, grade: Math.round(grade * 10) / 10 };
}
