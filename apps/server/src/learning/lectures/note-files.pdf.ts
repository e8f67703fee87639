import { getDocumentProxy } from 'unpdf';
import { type PrintedLine, withHeadings } from './pdf-headings.rules.ts';
import { withoutRunningLines } from './page-edges.rules.ts';

/** No lecture has more pages; a file of empty pages might. */
const mostPages = 2000;

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocumentProxy>>['getPage']>>;

/** A part of a line, in one font. */
interface Run {
  readonly text: string;
  readonly font: string;
  readonly size: number;
}
interface Line {
  readonly runs: readonly Run[];
  /** From the bottom edge of the page. */
  readonly y: number;
}

/**
 * The text of a PDF, with headings marked and without what recurs on every page.
 * @param enough a number of characters after which no more pages are read
 */
export async function pagesOf(bytes: Uint8Array, enough: number): Promise<string> {
  // Fonts are known once a page has been processed. Its pictures contribute nothing, and a photo can take more memory
  // than its file.
  const document = await getDocumentProxy(bytes, { maxImageSize: 0, verbosity: 0 });
  const isBold = weights();
  const pages: PrintedLine[][] = [];
  let length = 0;
  const last = Math.min(document.numPages, mostPages);
  for (let number = 1; number <= last && length < enough; number += 1) {
    const page = await document.getPage(number);
    const printed: PrintedLine[] = [];
    let above: Line | undefined;
    for (const line of await linesOf(page)) {
      const filled = line.runs.filter(({ text }) => text.trim() !== '');
      const size = Math.max(0, ...filled.map((run) => run.size));
      printed.push({
        text: line.runs.map(({ text }) => text).join(''),
        size,
        isBold: filled.length > 0 && (await isBold(page, new Set(filled.map(({ font }) => font)))),
        gap: above && size > 0 ? Math.abs(above.y - line.y) / size : 0,
      });
      if (filled.length > 0) above = line;
    }
    pages.push(printed);
    length += printed.reduce((sum, { text }) => sum + text.length, 0);
    page.cleanup();
  }
  return withoutRunningLines(withHeadings(pages)).join('\n\n');
}

async function linesOf(page: Page): Promise<Line[]> {
  const { items } = await page.getTextContent();
  const lines: Line[] = [];
  let runs: Run[] = [];
  let y = 0;
  const end = () => {
    lines.push({ runs, y });
    runs = [];
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , c = 0, d = 0, , f = 0] = item.transform as number[];
    if (item.str.trim() !== '') y = f;
    runs.push({ text: item.str, font: item.fontName, size: Math.hypot(c, d) });
    if (item.hasEOL) end();
  }
  if (runs.length > 0) end();
  return lines;
}

/** Tells whether all fonts of a line are bold. If a page can't be processed, its text is still read. */
function weights() {
  const known = new Map<string, boolean>();
  return async (page: Page, fonts: ReadonlySet<string>): Promise<boolean> => {
    if ([...fonts].some((font) => !known.has(font))) {
      await page.getOperatorList().catch(() => null);
      for (const font of fonts) known.set(font, isBoldFont(page, font));
    }
    return [...fonts].every((font) => known.get(font) === true);
  };
}

function isBoldFont({ commonObjs }: Page, font: string): boolean {
  if (!commonObjs.has(font)) return false;
  const { bold, black, name } = commonObjs.get(font) as { bold?: boolean; black?: boolean; name?: string };
  return Boolean(bold ?? black) || /bold|black|heavy|semibold|[-,]bd\b/i.test(name ?? '');
}
