import { foldText, hasText, hasWord, searchable } from '../../format/fold.rules.ts';

/** What a result is found by. */
export interface Findable {
  readonly name: string;
  readonly keywords?: readonly string[] | undefined;
}

/**
 * How well an entry matches what was typed, 0 to 1: all of its words have to be in the name or the keywords. Whole words
 * count for more than parts of words, wherever they are: "stoma" is in "stoma care" rather than in "stomach".
 */
export function scoreOf({ name, keywords = [] }: Findable, typed: string): number {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const inName = searchable(name);
  const all = `${inName}\n${searchable(keywords.join('\n'))}`;
  if (!words.every((word) => hasText(all, word))) return 0;
  const isWhole = words.every((word) => hasWord(all, word));
  const has = isWhole ? hasWord : hasText;
  const begins = inName.split('\n').some((spelled) => spelled.startsWith(words.join(' ')));
  const place = !words.every((word) => has(inName, word)) ? 0 : begins ? 2 : 1;
  return (place + (isWhole ? 4 : 1)) / 6;
}

/** Whether the name begins with what was typed: then it is what was meant, before all that only contains the words. */
export function isNamed({ name }: Findable, typed: string): boolean {
  const start = foldText(typed).trim();
  return start !== '' && foldText(name).startsWith(start);
}

/** Those that match, the best first; equals stay in their order. */
export function bestFirst<Result extends Findable>(results: readonly Result[], typed: string): Result[] {
  return results
    .map((result) => ({ result, score: scoreOf(result, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ result }) => result);
}
