import { isOrganism } from '../text/capitals.ts';
import { inAmerican, isAmerican } from '../text/american.ts';
import type { Segment } from './types.ts';

const asItIs = (name: string): string => name;
const read = new WeakMap<readonly Segment[], (name: string) => string>();

/** How a note would spell what it doesn't mention. */
export function spellingOf(segments: readonly Segment[]): (name: string) => string {
  const known = read.get(segments);
  if (known) return known;
  const found = isAmerican(segments.map(({ text }) => text).join(' ')) ? inAmerican : asItIs;
  read.set(segments, found);
  return found;
}

/** Names of tests stand in the lexicon as they head a report: "Osmolality". */
export const withoutCapital = (name: string, semanticClass: string | null) =>
  semanticClass !== 'anatomy' &&
  semanticClass !== 'condition' &&
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(name) &&
  !isOrganism(name)
    ? `${name[0]?.toLowerCase() ?? ''}${name.slice(1)}`
    : name;
