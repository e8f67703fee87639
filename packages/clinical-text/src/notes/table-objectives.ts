import type { PlannedObjective } from './lecture-objectives.ts';
import { lowerFirst } from '../text/capitals.ts';
import type { NoteIndex } from './note-index.ts';
import { namedTables } from './row-names.ts';
import type { NamedTable } from './row-names.ts';
import type { Fact, Segment } from './types.ts';

/** So many rows are named one by one. */
const mostNamed = 4;
const mostColumns = 4;

const small = (text: string) => (/^\p{Lu}\p{Ll}/u.test(text) ? lowerFirst(text) : text);
const and = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;

/** "Low: signs" is about the signs of what is low. */
const partsOf = (head: string): readonly [string, string] => {
  const [state = '', what] = head.split(/: /);
  return what === undefined ? ['', small(head)] : [small(state), small(what)];
};
const inWords = (head: string): string => {
  const [state, what] = partsOf(head);
  return state === '' ? what : `${what} (${state})`;
};

/** What a lecturer asks of a column: a figure is stated, care is planned, a sign is recognized. */
function ofColumn(head: string, texts: readonly string[], each: string): string {
  const [state, what] = partsOf(head);
  const level = /^(?:low|high)$/.test(state) ? `a ${state} level of ` : '';
  const when = state !== '' && level === '' ? ` (${state})` : '';
  if (/\b(?:care|treatment|management|interventions?|nursing)\b/.test(what))
    return `Plan the ${what} for ${level}each ${each}${when}`;
  if (/\b(?:signs?|symptoms?|features?|findings?)\b/.test(what))
    return `Recognize the ${what} of ${level}each ${each}${when}`;
  const figures = texts.filter((text) => /\d/.test(text)).length;
  return `${figures > texts.length / 2 ? 'State' : 'Describe'} the ${what} of ${level}each ${each}${when}`;
}

function ofTable(
  { cells, names }: NamedTable,
  facts: readonly Fact[],
  index: NoteIndex,
): readonly PlannedObjective[] {
  const idsOf = (some: NamedTable['cells']) => {
    const told = new Set(some.map(({ segment, text }) => `${segment.id} ${text}`));
    return facts.filter(({ segmentId, object }) => told.has(`${segmentId} ${object}`)).map(({ id }) => id);
  };
  const [first] = cells;
  const head = first?.nameHead ?? '';
  const each = /^\p{L}[\p{L} -]{2,25}$/u.test(head) && !/names?$/i.test(head) ? small(head) : 'of them';
  const columns = [...Map.groupBy(cells, (cell) => cell.head)].filter(([, all]) => all.length > 1);
  const shown = names.map(
    (name) =>
      index.pool.find(({ surface }) => surface.toLowerCase() === name.toLowerCase())?.surface ?? small(name),
  );
  const rest = each === 'of them' ? 'the others' : `the other ${/s$/.test(each) ? each : `${each}s`}`;
  const compared = shown.length <= mostNamed ? and(shown) : and([...shown.slice(0, mostNamed - 1), rest]);
  const at = first?.segment.start ?? 0;
  return [
    {
      text: `Compare ${compared}: ${columns
        .slice(0, mostColumns)
        .map(([name]) => inWords(name))
        .join(', ')}`,
      factIds: idsOf(cells),
      at,
    },
    ...columns.slice(0, mostColumns).map(([name, all], column) => ({
      text: ofColumn(
        name,
        all.map(({ text }) => text),
        each,
      ),
      factIds: idsOf(all),
      // In the order of the columns, behind the whole table's.
      at: at + (column + 1) / 10,
    })),
  ].filter(({ factIds }) => factIds.length > 1);
}

/** "Compare sodium, potassium and calcium: normal range, signs": of the first tables of things, and of their columns. */
export const tableObjectives = (
  facts: readonly Fact[],
  index: NoteIndex,
  segments: readonly Segment[],
): readonly PlannedObjective[] =>
  namedTables(segments, index.pool).flatMap((table) => ofTable(table, facts, index));
