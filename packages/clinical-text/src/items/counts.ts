import { clean } from '../notes/clean.ts';
import type { Fact } from '../notes/types.ts';
import { askedOf } from './claims.ts';
import { isDangling } from './dangling.ts';
import { quote } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import { isNamed } from './named.ts';
import { isSubordinate } from './opposites.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';

/** Numbers that a note writes as words, in their order. */
export const numberWords =
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "… is made of four layers", "Four types of cells are found …": how many there are of something. */
const counted =
  /(?:^|\b(?:(?:composed|made|made up|consists?) of|(?:divided|grouped|classified|organized) into|has|have|contains?|possess(?:es)?|there are|comes? in|occurs? (?:in|through|by)|exists? in|includes?|secretes?|produces?|forms?)(?: only| about| at least)? )(two|three|four|five|six|seven|eight|nine|ten) (?!or\b|to\b|of\b|and\b|hundred|thousand|million|times|percent|more\b)(?=(?:[\p{L}-]+ ){0,3}?\p{L}+s\b)/iu;

/** The count of a statement that is about nothing else; null where there is none, or where what is counted is listed. */
export function countIn(statement: string): { readonly word: string; readonly at: number } | null {
  const match = counted.exec(statement);
  const word = match?.[1];
  if (!match || word === undefined) return null;
  const at = match.index + match[0].length - word.length - 1;
  if (isSubordinate(statement.slice(0, at))) return null;
  const rest = statement.slice(at + word.length);
  const numbers = [
    ...statement.matchAll(/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|both|several)\b/gi),
  ];
  if (
    numbers.length > 1 ||
    /\b(?:may|can|might|usually|often|most|some|at least|about|common|if|when)\b/i.test(statement)
  )
    return null;
  // "Two disorders are eczema and acne": there are more, or they stand there to be counted.
  if (/,[^,]* and |\b(?:and|or)\b[^,]*$/.test(rest)) return null;
  if (at === 0 && / are /.test(rest) && !/ are (?:found|located|formed|produced) /.test(rest)) return null;
  return { word, at };
}

/** Other counts, each at least two and half as much again from the next: books count one more or one less. */
export function countsBeside(written: string, seed: number): readonly string[] {
  const value = numberWords.indexOf(written.toLowerCase()) + 2;
  const ladder = (next: (count: number) => number) => {
    const rungs: number[] = [];
    for (let count = next(value); count >= 2 && count <= numberWords.length + 1; count = next(count))
      rungs.push(count);
    return rungs;
  };
  const down = ladder((count) => Math.min(count - 2, Math.floor(count / 1.5)));
  const up = ladder((count) =>
    Math.max(count + 2, Math.ceil(count * (1.5 + 0.3 * chance(seed, `${written}/${count}`)))),
  );
  const lower = Math.min(down.length, Math.max(Math.floor(chance(seed, written) * 4), 3 - up.length));
  return [...down.slice(0, lower), ...up.slice(0, 3 - lower)].map((count) => numberWords[count - 2] ?? '');
}

/** "The dermis is made of _____ layers": the number that the note gives, among others. */
export function countsFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  const statement = fact.statement === '' || fact.negated ? null : askedOf(fact.statement);
  if (!segment || statement === null || isDangling(statement) || !isNamed(workshop, fact, statement))
    return [];
  const count = countIn(statement);
  if (!count) return [];
  const [written, at] = [count.word, count.at];
  // Most counts are of two or three, and none lies below: the least would be the better guess.
  if (/^(?:two|three)$/i.test(written)) return [];
  const source = clean(segment.text);
  const options = countsBeside(written, workshop.seed + fact.id);
  if (options.length < 3) return [];
  return [
    {
      kind: 'multiple_choice',
      stem: `Which number completes this statement? “${statement.slice(0, at)}_____${statement.slice(at + written.length)}.”`,
      answer: { text: written.toLowerCase(), rationale: quote(source), term: null },
      distractors: options.map((text) => ({
        text,
        rationale: `The note gives ${written.toLowerCase()}.`,
        term: null,
      })),
      source,
      fact,
      isOrdered: true,
      rank: 5.2,
    },
  ];
}
