/** How many lines at the top and at the bottom of a page may be a running header or footer. */
const edgeLines = 2;
const repeats = 3;
/** A running header is at most this long, and has at most this many numbers. */
const most = { characters: 200, numbers: 6 } as const;

/**
 * What makes lines at an edge comparable: the words, or those around a number that rises with the pages. So "Page 3 of
 * 12" matches "Page 4 of 12", while doses at the ends of two pages stay two lines.
 */
function keysOf(line: string, page: number): string[] {
  const plain = line.replace(/\s+/g, ' ').trim().toLowerCase();
  if (plain.length > most.characters) return [];
  const numbers = [...plain.matchAll(/\d{1,5}/g)].slice(0, most.numbers);
  return [
    plain,
    ...numbers.map(({ 0: digits, index }) => {
      const before = plain.slice(0, index);
      return `${before}#${Number(digits) - page}${plain.slice(index + digits.length)}`;
    }),
  ];
}

interface EdgeLine {
  readonly page: number;
  /** An index into the page's lines. */
  readonly place: number;
  readonly keys: readonly string[];
}

/** Removes lines that recur at the same edge of at least three pages: headers, footers, page numbers. */
export function withoutRunningLines(pages: readonly string[]): string[] {
  const lines = pages.map((text) => text.split('\n'));
  const edges = lines.flatMap((all, page) => {
    const filled = all.flatMap((line, place) => (line.trim() === '' ? [] : [place]));
    const at = (edge: string, places: readonly number[]): EdgeLine[] =>
      places.map((place) => ({
        page,
        place,
        keys: keysOf(all[place] ?? '', page).map((key) => `${edge} ${key}`),
      }));
    return [...at('top', filled.slice(0, edgeLines)), ...at('bottom', filled.slice(-edgeLines))];
  });
  const pagesOf = new Map<string, Set<number>>();
  for (const { page, keys } of edges)
    for (const key of keys) pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(page));
  const isRunning = ({ keys }: EdgeLine) => keys.some((key) => (pagesOf.get(key)?.size ?? 0) >= repeats);
  const running = new Set(edges.filter(isRunning).map(({ page, place }) => `${page} ${place}`));
  return lines.map((all, page) => all.filter((_, place) => !running.has(`${page} ${place}`)).join('\n'));
}
