import { keyOfText, termByKey } from '../lexicon/terms.ts';
import { clean } from './clean.ts';
import type { Segment } from './types.ts';

/** A line with a label that names nothing by itself: "Give: 30 min before meals" is said of one drug, and its neighbor of the next. */
export interface BareLabel {
  readonly segment: Segment;
  readonly name: string;
  readonly text: string;
  /** What it is said of: the line that it is indented below, or its heading. Null where neither tells it from its like. */
  readonly of: string | null;
}

const labelled = /^([\p{L}\d][\p{L}\d' /-]{1,40}?)(?: \([^()]{1,40}\))?(?: ?[:=]| [–—-]) (.+)$/u;
/** What is always said of something else. */
const attribute =
  /^(?:(?:main|common|usual|big|biggest) )?(?:dangers?|risks?|culprits?|triggers?|looks?|appearance|give|class|summary|why|signs?|symptoms?|causes?|treatments?|tx|rx|sx|dos(?:e|age)|onset|peak|duration|route|watch(?: out)? for|goal|target|cautions?|warnings?)$/i;
/** Things that stand by themselves under whatever heading they come up. */
const ofThings = new Set([
  'drug',
  'drug class',
  'condition',
  'organism',
  'procedure',
  'equipment',
  'anatomy',
  'substance',
]);

const partsOf = (segment: Segment): readonly [name: string, text: string] | null => {
  if (segment.kind === 'heading' || segment.kind === 'row') return null;
  const [, name, said] = labelled.exec(clean(segment.text)) ?? [];
  // "Onset: 15 min. Peak: 1-2 h": the next label has the rest.
  const text = said?.split(/[.;] (?=\p{Lu}[\p{L} -]{1,30}: )/u)[0];
  return name !== undefined && text !== undefined && name.split(' ').length <= 4
    ? [name, text.replace(/\.$/, '')]
    : null;
};

const known = new WeakMap<readonly Segment[], ReadonlyMap<number, BareLabel>>();

/** The lines of a note with such a label, by their segments: one that comes again with something else, and "danger" below a point. */
export function bareLabelsOf(segments: readonly Segment[]): ReadonlyMap<number, BareLabel> {
  const before = known.get(segments);
  if (before) return before;
  const lines = segments.flatMap((segment) => {
    const parts = partsOf(segment);
    return parts ? [{ segment, name: parts[0], text: parts[1] }] : [];
  });
  const placeOf = ({ heading, under }: Segment) => `${under ?? ''}/${heading ?? ''}`;
  const found = new Map<number, BareLabel>();
  for (const [key, all] of Map.groupBy(lines, ({ name }) => name.toLowerCase())) {
    const isThing = ofThings.has(termByKey(keyOfText(key))?.class ?? '');
    const places = Map.groupBy(all, ({ segment }) => placeOf(segment));
    const isRecurring = !isThing && places.size > 1 && new Set(all.map(({ text }) => text)).size > 1;
    for (const { segment, name, text } of all) {
      const above = segment.under === null ? undefined : segments[segment.under];
      if (!isRecurring && !(above && attribute.test(name))) continue;
      const parent = above ? (partsOf(above)?.[0] ?? clean(above.text)) : segment.heading;
      const isAlone = places.get(placeOf(segment))?.length === 1;
      const of = isAlone ? clean(parent ?? '').replace(/[:.]$/, '') : '';
      found.set(segment.id, {
        segment,
        name,
        text,
        of: of === '' || of.length > 60 || /["“”?!]/.test(of) ? null : of,
      });
    }
  }
  known.set(segments, found);
  return found;
}

/** Such labels that are no term of the subject: nothing to know by themselves. */
export const bareNamesIn = (segments: readonly Segment[]): ReadonlySet<string> =>
  new Set(
    [...bareLabelsOf(segments).values()]
      .filter(({ name }) => attribute.test(name) || termByKey(keyOfText(name)) === undefined)
      .map(({ name }) => name.toLowerCase()),
  );
