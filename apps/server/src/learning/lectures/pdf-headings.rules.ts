/** A line of a page, as printed. */
export interface PrintedLine {
  readonly text: string;
  /** The size of its letters. */
  readonly size: number;
  readonly isBold: boolean;
  /** The distance from the line above, in units of its own size; 0 for a page's first line. */
  readonly gap: number;
}

/** A heading's letters are larger than the text's by at least this factor. */
const larger = 1.15;
/** A heading that continues on the line below is at most this far from it. */
const maxLineGap = 1.6;
const most = { characters: 120, lines: 3, boldWords: 10 } as const;
/** As a share of all letters: a style used for more than this is body text, whatever it looks like. */
const mostOfText = 0.3;

const bulleted = /^\s*(?:[-*•●▪■◦○‣–—➢✓]|o\s)/;
const numbered = /^\s*\(?\d{1,2}[.)]\s/;
const lettersOf = ({ text }: PrintedLine) => text.replace(/\s+/g, '').length;
const sum = (lines: readonly PrintedLine[]) => lines.reduce((all, line) => all + lettersOf(line), 0);
/** Merges sizes that a program rounds differently. */
const rounded = (size: number) => Math.round(size * 2) / 2;

/** The size of most letters. */
function sizeOfText(lines: readonly PrintedLine[]): number {
  const letters = new Map<number, number>();
  for (const line of lines) {
    const size = rounded(line.size);
    letters.set(size, (letters.get(size) ?? 0) + lettersOf(line));
  }
  return [...letters].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0])[0];
}

/** Sizes of list items. A number alone may be a chapter's: then what follows has another size. */
const sizesOfLists = (lines: readonly PrintedLine[]): ReadonlySet<number> =>
  new Set(
    lines.flatMap(({ size, text }, at) => {
      const next = lines[at + 1];
      const isSame = next !== undefined && rounded(next.size) === rounded(size);
      const isListed = bulleted.test(text) || (isSame && numbered.test(text) && numbered.test(next.text));
      return isListed ? [rounded(size)] : [];
    }),
  );

/** Sizes of headings: those of list items or of whole paragraphs are excluded. */
function sizesOfHeadings(lines: readonly PrintedLine[]): ReadonlySet<number> {
  const text = sizeOfText(lines);
  const bySize = Map.groupBy(lines, ({ size }) => rounded(size));
  const all = sum(lines);
  const lists = sizesOfLists(lines);
  return new Set(
    [...bySize].flatMap(([size, those]) =>
      size >= text * larger && sum(those) <= all * mostOfText && !lists.has(size) ? [size] : [],
    ),
  );
}

const says = (text: string) => /\p{L}{2}/u.test(text) && !bulleted.test(text);
const endsSentence = /[.!?:;)\]”"]$/;

/** Bold, short, and where a paragraph may begin: not stressed words within one. */
function isBoldHeading({ text, isBold, gap }: PrintedLine, before: PrintedLine | undefined): boolean {
  if (!isBold || !says(text) || numbered.test(text) || /[.!?,;]$/.test(text) || !/^[\p{Lu}\d]/u.test(text))
    return false;
  if (text.split(/\s+/).length > most.boldWords) return false;
  return (
    !before || gap > maxLineGap || before.isBold || before.text.length < 45 || endsSentence.test(before.text)
  );
}

/**
 * Lines shorter than this are as likely to be list items as unfinished lines of a paragraph. If the next begins with a
 * lowercase letter, it continues them too.
 */
const fewestCharacters = { ofLine: 45, beforeSmallLetter: 25 } as const;

/** Whether a line continues on the one below, as running text does. */
function continues(before: PrintedLine | undefined, line: PrintedLine): boolean {
  const [above, text] = [before?.text.trim() ?? '', line.text.trim()];
  if (line.gap === 0 || line.gap > maxLineGap || rounded(before?.size ?? 0) !== rounded(line.size))
    return false;
  if (/[.!?:;]["”’)\]]*$/.test(above) || !says(text) || numbered.test(text)) return false;
  const least = /^\p{Ll}/u.test(text) ? fewestCharacters.beforeSmallLetter : fewestCharacters.ofLine;
  return above.length >= least;
}

/** The lines, with those of one paragraph joined, and words that were hyphenated across two lines made whole. */
function paragraphsOf(lines: readonly PrintedLine[]): string {
  let text = '';
  for (const [at, line] of lines.entries()) {
    if (at === 0) text = line.text;
    else if (!continues(lines[at - 1], line)) text += `\n${line.text}`;
    else {
      const next = line.text.trimStart();
      const above = text.trimEnd();
      const isDivided = /\p{L}[-\u00AD\u2010]$/u.test(above) && /^\p{Ll}/u.test(next);
      text = isDivided ? `${above.slice(0, -1)}${next}` : `${above} ${next}`;
    }
  }
  return text;
}

/**
 * Pages' lines as text, with headings in Markdown. A heading stands directly above its paragraph, so nothing but its
 * size or weight sets it apart.
 */
export function withHeadings(pages: readonly (readonly PrintedLine[])[]): string[] {
  const filled = pages.flat().filter(({ text }) => text.trim() !== '');
  const sizes = sizesOfHeadings(filled);
  const text = sizeOfText(filled);
  const boldStands = sum(filled.filter(({ isBold }) => isBold)) <= sum(filled) * mostOfText;
  return pages.map((lines) => {
    const kindOf = (line: PrintedLine, before: PrintedLine | undefined): string => {
      const size = rounded(line.size);
      if (sizes.has(size)) return says(line.text) ? `${size}` : '';
      return boldStands && size >= text && isBoldHeading(line, before) ? 'bold' : '';
    };
    const runs: { kind: string; lines: PrintedLine[] }[] = [];
    for (const [at, line] of lines.entries()) {
      const kind = kindOf({ ...line, text: line.text.trim() }, lines[at - 1]);
      const last = runs.at(-1);
      if (last?.kind === kind && (kind === '' || line.gap <= maxLineGap)) last.lines.push(line);
      else runs.push({ kind, lines: [line] });
    }
    return runs
      .map(({ kind, lines: run }) => {
        const title = run.map((line) => line.text.trim()).join(' ');
        const isHeading = kind !== '' && run.length <= most.lines && title.length <= most.characters;
        return isHeading ? `\n## ${title}\n` : paragraphsOf(run);
      })
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
  });
}
