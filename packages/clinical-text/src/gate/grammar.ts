import { singular } from '../text/tokens.ts';
import { flaw } from './flaws.ts';
import { split } from './prepared.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

const startsLikeVowel = (text: string) =>
  /^(?:[aeio]|u(?!ni|se|ro|re|ti)|hour|honest|heir|[FLMNRSX](?=[A-Z\d]))/.test(
    /^[A-Z]{2}/.test(text) ? text : text.toLowerCase(),
  );

/** The noun that an option turns on: the last word before a preposition or a comma. */
function isPlural(text: string): boolean {
  const head = text.split(/,|\s(?:of|in|on|at|by|for|from|with|to|that|which|and)\s/)[0]?.trim() ?? '';
  const noun = /(?<![\p{L}'’-])[\p{L}'’-]+$/u.exec(head)?.[0]?.toLowerCase() ?? '';
  return singular(noun) !== noun;
}

const parts = (text: string) =>
  text.split(/,(?:\s*and\s)?|\sand\s|&/).filter((part) => part.trim() !== '').length;
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };

interface Trait {
  readonly name: string;
  readonly fits: (option: string) => boolean;
}

/** What the stem's grammar asks of the options: "… is an" a vowel, "which two" a pair, "… are the" a plural. */
function traitsOf(stem: string): readonly Trait[] {
  const traits: Trait[] = [];
  const end = stem.trim().replace(/(?<![:_.…\s])[:_.…\s]+$/, '');
  if (/\b(?:a|an)$/i.test(end)) {
    const wantsVowel = /\ban$/i.test(end);
    traits.push({
      name: `the article "${wantsVowel ? 'an' : 'a'}"`,
      fits: (option) => startsLikeVowel(option) === wantsVowel,
    });
  }
  if (!end.endsWith('?') && /\b(?:is|was|are|were)(?: the| called| known as)?$/i.test(end)) {
    const wantsPlural = /\b(?:are|were)\b(?: the| called| known as)?$/i.test(end);
    traits.push({
      name: `the ${wantsPlural ? 'plural' : 'singular'} of the verb`,
      fits: (option) => isPlural(option) === wantsPlural,
    });
  }
  const count = /\b(?:which|what) (two|three|four|five)\b/i.exec(stem)?.[1]?.toLowerCase();
  const wanted = count === undefined ? undefined : numbers[count];
  if (wanted !== undefined)
    traits.push({ name: `the number "${count}"`, fits: (option) => parts(option) === wanted });
  return traits;
}

/** The stem's grammar fits the key and no distractor. */
export function checkGrammar(item: PreparedItem): readonly Flaw[] {
  const found = split(item);
  if (!found) return [];
  const cue = traitsOf(item.stem).find(
    ({ fits }) => fits(found.key.text) && !found.distractors.some((option) => fits(option.text)),
  );
  return cue ? [flaw('grammar-cue', 'stem', `Of all options, ${cue.name} fits the key alone.`)] : [];
}
