import { thirdPerson } from '../lexicon/verb-forms.ts';
import { clean } from './clean.ts';
import { labelEnd } from './lists.ts';
import { areParallelLists } from './parallel-lists.ts';
import type { Segment } from './types.ts';

/** One cell of a table, with the head of its column and what its row is about. */
export interface Cell {
  readonly segment: Segment;
  readonly name: string;
  readonly head: string;
  readonly text: string;
  /** The head over the names: "Drug". Empty where there is no table. */
  readonly nameHead: string;
}

const cellsOf = ({ text }: Segment): readonly string[] =>
  text
    .replace(/^\s*\|/, '')
    .replace(/\|\s*$/, '')
    .split(/\||\t/)
    .map((cell) => clean(cell).replace(/\.$/, ''));

const naming = /^(?:(?:drug|generic) )?(?:names?|drugs?|examples?|medications?|medicines?|agents?)$/i;
const maxCell = 90;

/** Labels that say what kind of thing follows, and name nothing. */
const heading =
  /^(?:signs?|symptoms?|causes?|treatments?|management|doses?|route|notes?|examples?|uses?|indications?|nursing|labs?|diagnosis|definition|complications?|risk factors?|assessment|side effects?|adverse effects?|actions?|mechanism|types?|class|normal|monitor\w*|interventions?|tips?|key|remember|important|warning|caution|summary|onset|peak|duration)\b/i;
/** What a meaning begins with as well, beside the verbs of the lexicon. */
const acting = /^(?:kills|numbs|thins|slows|loosens|thickens|dries|relaxes|dilates|constricts)$/;
const leastLabels = 4;

/** "Bactericidal: kills bacteria directly": four labels and more under one heading, each with what it means, are a table without lines. */
function labelsIn(segments: readonly Segment[]): readonly Cell[] {
  const labeled = segments.flatMap((segment) => {
    const label = segment.kind === 'bullet' || segment.kind === 'sentence' ? labelEnd(segment.text) : null;
    if (!label) return [];
    const name = clean(segment.text.slice(0, label.to)).replace(/ ?\([^()]*\)$/, '');
    const text = clean(segment.text.slice(label.from)).replace(/\.$/, '');
    const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';
    const isMeaning =
      (/^(?:an?|the)$/.test(first) ||
        (thirdPerson.has(first) && first.endsWith('s')) ||
        acting.test(first)) &&
      text.split(' ').length > 2 &&
      text.length <= 120 &&
      !/[?!:;]|\. /.test(text);
    return isMeaning && /^\p{L}[\p{L}\d -]{2,40}$/u.test(name) && !heading.test(name)
      ? [{ segment, name, head: '', text, nameHead: '' }]
      : [];
  });
  const lists = Map.groupBy(labeled, ({ segment }) => segment.heading);
  return [...lists.values()].filter((list) => list.length >= leastLabels).flat();
}

/**
 * The cells of a note's tables. A row is about what stands under "Drug" or "Example", or else in its first cell. The first row is the
 * head of a table of three rows and more.
 */
export const cellsIn = (segments: readonly Segment[]): readonly Cell[] => [
  ...cellsOfTables(segments).flat(),
  ...labelsIn(segments),
];

const tablesIn = (segments: readonly Segment[]) => [
  ...Map.groupBy(
    segments.filter(({ kind }) => kind === 'row'),
    ({ block }) => block,
  ).values(),
];

/** "Furosemide", "2 months", "0.5 mg": what a row can be about, and no list or remark. */
const isRowName = (name: string): boolean => /^[\p{L}\d][^,;:|?!]{1,40}$/u.test(name) || /^\d$/.test(name);

const nameColumn = (heads: readonly string[]) =>
  Math.max(
    0,
    heads.findIndex((head) => naming.test(head)),
  );

/** The rows whose cells have nothing to do with each other, by their segments. */
export const rowsSideBySide = (segments: readonly Segment[]): ReadonlySet<number> =>
  new Set(
    tablesIn(segments).flatMap((rows) => {
      const heads = rows[0] ? cellsOf(rows[0]) : [];
      return heads.length > 1 && areParallelLists(heads, nameColumn(heads)) ? rows.map(({ id }) => id) : [];
    }),
  );

/** The cells of each table whose rows are about something. */
export function cellsOfTables(segments: readonly Segment[]): readonly (readonly Cell[])[] {
  return tablesIn(segments).map((rows) => {
    const [first, ...body] = rows;
    const heads = first ? cellsOf(first) : [];
    if (body.length < 2 || heads.length < 2 || heads.some((head) => !/^\p{L}[^\d.!?]{1,30}$/u.test(head)))
      return [];
    const at = nameColumn(heads);
    if (areParallelLists(heads, at)) return [];
    return body.flatMap((segment) => {
      const cells = cellsOf(segment);
      const name = cells[at] ?? '';
      if (cells.length !== heads.length || !isRowName(name)) return [];
      return heads.flatMap((head, column) => {
        const text = cells[column] ?? '';
        return column === at || text.length < 3 || text.length > maxCell || /[?!]/.test(text)
          ? []
          : [{ segment, name, head, text, nameHead: heads[at] ?? '' }];
      });
    });
  });
}
