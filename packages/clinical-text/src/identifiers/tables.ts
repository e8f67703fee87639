import { nameIn, type Place } from './names.ts';
import { date, isLongAgo } from './numbers.ts';

type Kind = 'name' | 'birth_date' | 'record_number' | 'phone';

/** What stands at the head of a column that identifies patients. */
const heads: readonly (readonly [Kind, RegExp])[] = [
  [
    'name',
    /^(?:(?:patient|pt|client|resident)(?:['’]?s)?(?: (?:full )?name)?|(?:full |last |first |given |family )?names?|surname|forename)$/i,
  ],
  ['birth_date', /^(?:d\.?o\.?b\.?|date of birth|birth ?date|born)$/i],
  [
    'record_number',
    /^(?:mrn|(?:(?:medical )?record|hosp(?:ital)?|nhs|chart|patient|account)(?: (?:no\.?|num(?:ber)?|id|#))|nhs|ssn)$/i,
  ],
  ['phone', /^(?:tele)?phone(?: (?:no\.?|number))?$|^(?:tel|mobile|cell)\.?(?: (?:no\.?|number))?$/i],
];
const cells: Readonly<Record<Exclude<Kind, 'name'>, RegExp>> = {
  birth_date: new RegExp(`^${date}$`, 'i'),
  record_number: /^[A-Z]{0,4}[- ]?\d[\d -]{2,14}\d$/i,
  phone: /^\+?[\d(][\d ().-]{5,18}\d$/,
};

interface Cell extends Place {
  readonly text: string;
}

/** The cells of a line of a table with their places; none of a line without a bar. */
function cellsOf(line: string, from: number): readonly Cell[] {
  if (!line.includes('|')) return [];
  const all: Cell[] = [];
  let at = from;
  for (const piece of line.split('|')) {
    const start = at + piece.length - piece.trimStart().length;
    all.push({ text: piece.trim(), start, end: start + piece.trim().length });
    at += piece.length + 1;
  }
  return all;
}

function identifierIn(cell: Cell, kind: Kind, text: string): (Place & { readonly kind: Kind }) | undefined {
  const { start, end } = cell;
  if (kind === 'name') {
    if (!/^\p{Lu}[\p{L}'’-]+(?:(?:,? )[\p{L}'’.-]{1,25}){0,3}$/u.test(cell.text)) return undefined;
    const name = nameIn(cell, text, 1);
    return name && { kind, ...name };
  }
  if (!cells[kind].test(cell.text) || (kind === 'birth_date' && isLongAgo(cell.text))) return undefined;
  return { kind, start, end };
}

/**
 * What stands in a Markdown table below "Patient", "DOB" or "MRN". Names alone are a table's of drugs or of scientists:
 * they count where another column identifies somebody.
 */
export function tabled(text: string): readonly (Place & { readonly kind: Kind })[] {
  const found: (Place & { readonly kind: Kind })[] = [];
  let columns: readonly (Kind | undefined)[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const row = cellsOf(line, at);
    at += line.length + 1;
    if (row.length < 2) {
      columns = [];
    } else if (columns.length === 0) {
      const kinds = row.map((cell) => heads.find(([, head]) => head.test(cell.text))?.[0]);
      columns = kinds.some((kind) => kind && kind !== 'name') ? kinds : row.map(() => undefined);
    } else {
      for (const [index, cell] of row.entries()) {
        const kind = columns[index];
        const one = kind && identifierIn(cell, kind, text);
        if (one) found.push(one);
      }
    }
  }
  return found;
}
