import mammoth from 'mammoth';
import { rowOf } from './table-rows.rules.ts';

/** A part of a document, as the library reads it. */
interface Part {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Part[];
}

/** The text of a Word document. Its tables come row by row, which the library's own text output breaks up. */
export async function letterOf(bytes: Uint8Array): Promise<string> {
  let text = '';
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      transformDocument: (document: Part) => {
        text = textOf(document);
        // Nothing is left that could become HTML.
        return { ...document, children: [] };
      },
    },
  );
  return text;
}

function textOf(part: Part): string {
  if (part.type === 'text') return part.value ?? '';
  if (part.type === 'tab') return '\t';
  if (part.type === 'table') return `${insideOf(part)}\n`;
  if (part.type === 'tableRow') return rowOf((part.children ?? []).map(insideOf));
  return insideOf(part) + (part.type === 'paragraph' ? '\n\n' : '');
}

const insideOf = ({ children = [] }: Part): string => children.map(textOf).join('');
