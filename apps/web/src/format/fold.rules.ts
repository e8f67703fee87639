/** British spellings and what they are in American: a search has to find either by the other. */
const spellings: readonly (readonly [pattern: RegExp, american: string])[] = [
  [/ae|oe/g, 'e'],
  [/our/g, 'or'],
  [/is(?=(?:e[ds]?|ing|ation)\b)/g, 'iz'],
  [/ys(?=(?:e[ds]?|ing)\b)/g, 'yz'],
  [/sulph/g, 'sulf'],
  [/tre\b/g, 'ter'],
];

const american = (folded: string) =>
  spellings.reduce((text, [pattern, spelled]) => text.replaceAll(pattern, spelled), folded);

/** Lower case, without the marks that a phone's keyboard leaves out ("oedème" finds "oedeme"). */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A text as it is searched: as it is spelled, and as Americans spell it. */
export function searchable(text: string): string {
  const folded = foldText(text);
  return `${folded}\n${american(folded)}`;
}

/** Whether a searchable text has what was typed, in either spelling. */
export function hasText(searched: string, typed: string): boolean {
  const folded = foldText(typed);
  return searched.includes(folded) || searched.includes(american(folded));
}

const letter = /[\p{L}\p{N}]/u;

/** Whether a searchable text has what was typed as a whole word, in either spelling. */
export function hasWord(searched: string, typed: string): boolean {
  const folded = foldText(typed);
  return [folded, american(folded)].some((word) => {
    for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
      const around = [searched[at - 1] ?? '', searched[at + word.length] ?? ''];
      if (!around.some((beside) => letter.test(beside))) return true;
    }
    return false;
  });
}
