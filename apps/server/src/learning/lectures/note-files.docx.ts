import mammoth from 'mammoth';
import { rowOf } from './table-rows.rules.ts';

/** A part of a document, as the library reads it. */
interface Part {
  readonly type: string;
  readonly value?: string;
  readonly styleName?: string | null;
  /** Shared by all paragraphs of one list on one level: the same object. */
  readonly numbering?: { readonly isOrdered: boolean; readonly level: string } | null;
  readonly breakType?: string;
  readonly children?: readonly Part[];
}

/**
 * The text of a Word document: headings and lists as Markdown, tables row by row. The library's own text and Markdown
 * output break tables up.
 */
export async function letterOf(bytes: Uint8Array): Promise<string> {
  let text = '';
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: Part) => {
        text = reader()(document);
        // Escaped, so that nothing can become HTML.
        return { ...document, children: [] };
      },
    },
  );
  return text;
}

const isHeading = ({ styleName }: Part) => /^(?:heading \d|title|subtitle)$/i.test(styleName ?? '');
const isListed = (part: Part | undefined) =>
  part?.type === 'paragraph' && Boolean(part.numbering) && !isHeading(part);

function reader() {
  /** The last number of each list: a paragraph between two of its items doesn't restart the numbering. */
  const numbers = new Map<object, number>();

  /** What a list item begins with. Numbers on a second level would be read as steps of the first. */
  const markOf = (list: NonNullable<Part['numbering']>): string => {
    const level = Number(list.level) || 0;
    for (const other of numbers.keys())
      if (Number((other as { level: string }).level) > level) numbers.delete(other);
    if (!list.isOrdered) return `${'  '.repeat(level)}- `;
    const number = (numbers.get(list) ?? 0) + 1;
    numbers.set(list, number);
    return level === 0 ? `${number}. ` : `${'  '.repeat(level)}${letters[(number - 1) % letters.length]}) `;
  };

  function paragraphOf(part: Part, next: Part | undefined): string {
    const inside = insideOf(part);
    if (isHeading(part)) {
      numbers.clear();
      const title = inside.replace(/\s+/g, ' ').trim();
      return title === '' ? '\n\n' : `## ${title}\n\n`;
    }
    if (!part.numbering) return `${inside}\n\n`;
    const mark = inside.trim() === '' ? '' : markOf(part.numbering);
    return mark + inside + (isListed(next) ? '\n' : '\n\n');
  }

  function textOf(part: Part, next?: Part): string {
    if (part.type === 'text') return part.value ?? '';
    if (part.type === 'tab') return '\t';
    if (part.type === 'break') return '\n';
    if (part.type === 'table') return `${insideOf(part)}\n`;
    if (part.type === 'tableRow') return rowOf((part.children ?? []).map(insideOf));
    return part.type === 'paragraph' ? paragraphOf(part, next) : insideOf(part);
  }

  const insideOf = ({ children = [] }: Part): string =>
    children.map((part, at) => textOf(part, children[at + 1])).join('');
  return (document: Part) => insideOf(document);
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
