import { inNumber, isPlural } from '../notes/number.ts';
import { contentWords } from '../notes/index.ts';
import type { PoolTerm } from '../notes/index.ts';
import type { Fact } from '../notes/types.ts';
import { areTooClose } from './distractors.ts';
import type { Workshop } from './distractors.ts';
import type { Swap } from './opposites.ts';
import { isEmpty } from './gaps.ts';
import { isName } from './siblings.ts';

const asks = /^(?:is|are|refers?|means?|describes?)$/i;
/** A definition that says of one thing what it is, and of no other. */
const isDefining = ({ type, relation, object, negated }: Fact): boolean =>
  type === 'definition' &&
  !negated &&
  asks.test(relation) &&
  !isEmpty(object) &&
  contentWords(object).size >= 3;

/** How many of the note's definitions are looked at. */
const nearest = 20;

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length / Math.max(1, Math.min(one.size, other.size));

/** Things that may stand in each other's place without a reader seeing at once that it is the wrong one. */
const areAlike = (one: PoolTerm, other: PoolTerm): boolean =>
  one.class === other.class &&
  one.class !== 'discipline' &&
  (one.class !== 'measure' || one.parts.at(-1) === other.parts.at(-1)) &&
  (one.class === null || one.kind === other.kind || one.parts.at(-1) === other.parts.at(-1));

/**
 * What one thing is, said of another that the note defines as well, the nearest one first: a definition fits one thing, and the note
 * says what the other one is.
 */
export function byDefinition({ index, facts, about }: Workshop, fact: Fact, claim: string): Swap | null {
  const subject = index.byKey.get(fact.subject);
  const [, lead = '', name = ''] = /^((?:the |an? )?)(.+)$/i.exec(claim) ?? [];
  if (!isDefining(fact) || !subject || !name.toLowerCase().startsWith(`${subject.surface.toLowerCase()} `))
    return null;
  const was = name.slice(0, subject.surface.length);
  const after = name.slice(was.length);
  const asked = contentWords(after);
  const words = new Set([...asked].flatMap((word) => word.split(' ')));
  const rivals = facts
    .filter(
      (other) => other.subject !== fact.subject && other.segmentId !== fact.segmentId && isDefining(other),
    )
    .toSorted(
      (one, other) => Math.abs(one.segmentId - fact.segmentId) - Math.abs(other.segmentId - fact.segmentId),
    )
    .slice(0, nearest)
    .flatMap((other) => index.byKey.get(other.subject) ?? []);
  const rival = rivals.find(
    (other) =>
      areAlike(subject, other) &&
      isName(other) &&
      !areTooClose(index, subject.key, other.key) &&
      // Nothing of its name, and no word of what the note says that it is.
      !other.parts.some((part) => part.length > 3 && words.has(part)) &&
      !claim.toLowerCase().includes(other.surface.toLowerCase()) &&
      (about.get(other.key) ?? []).every(({ object }) => shared(asked, contentWords(object)) < 0.5),
  );
  const now = rival ? inNumber(rival.surface, isPlural(was), rival.class) : null;
  if (now === null || /\(/.test(after.slice(0, 3))) return null;
  if (/^an? $/i.test(lead) && (lead.toLowerCase() === 'an ') !== /^[aeiou]/i.test(now)) return null;
  const written = lead === '' ? `${now[0]?.toUpperCase() ?? ''}${now.slice(1)}` : now;
  return { text: `${lead}${written}${after}`, was, now: written };
}
