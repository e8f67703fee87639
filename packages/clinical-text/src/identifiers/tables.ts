import { date, isLongAgo } from './dates.ts';
import { nameIn } from './names.ts';
import { client } from './patterns.ts';
import type { Identifier, IdentifierKind, Place } from './places.ts';

type Kind = Extract<IdentifierKind, 'name' | 'birth_date' | 'record_number' | 'phone'>;

const whole = (...forms: readonly string[]) => new RegExp(`^(?:${forms.join('|')})$`, 'i');

/** What stands at the head of a column that identifies patients. */
const heads: readonly (readonly [Kind, RegExp])[] = [
  [
    'name',
    whole(
      `(?:pt|${client})(?:['’]?s)?(?: (?:full )?name)?`,
      '(?:full |last |first |given |family )?names?|surname|forename',
    ),
  ],
  ['birth_date', whole(String.raw`d\.?o\.?b\.?|date of birth|birth ?date|born`)],
  [
    'record_number',
    whole(
      'mrn|nhs|ssn',
      String.raw`(?:(?:medical )?record|hosp(?:ital)?|nhs|chart|patient|account) (?:no\.?|num(?:ber)?|id|#)`,
    ),
  ],
  ['phone', whole(String.raw`(?:(?:tele)?phone|(?:tel|mobile|cell)\.?)(?: (?:no\.?|number))?`)],
];
/** What stands in the cells below. */
const cells: Readonly<Record<Exclude<Kind, 'name'>, RegExp>> = {
  birth_date: whole(date),
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

function identifierIn(cell: Cell, kind: Kind, text: string): Identifier | undefined {
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
export function tabled(text: string): readonly Identifier[] {
  const found: Identifier[] = [];
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
