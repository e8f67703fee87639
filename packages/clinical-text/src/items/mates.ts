import { wordsOf } from '../notes/words.ts';
import { upperFirst } from '../text/capitals.ts';
import { articleFor } from './articles.ts';
import { clinicalMates } from './clinical-mates.ts';
import { functionMates } from './function-mates.ts';
import { structureMates } from './structure-mates.ts';
import type { Swap } from './opposites.ts';

interface Mate {
  /** In small letters: most claims have none of the names. */
  readonly folded: string;
  /** The name whole, not in another word. */
  readonly name: RegExp;
  readonly now: string;
  /** Words that only one of both names has. */
  readonly own: readonly string[];
  readonly told: RegExp;
}

/** "Tendon/ligament" are "tendons/ligaments", too. */
const numbers = (one: string, other: string): readonly (readonly [string, string])[] =>
  /(?:s|[A-Z]|\)|ia|ae)$/.test(one) || /s$/.test(other)
    ? [[one, other]]
    : [
        [one, other],
        [`${one}s`, `${other}s`],
      ];

const escaped = (text: string) => text.replace(/[()]/g, String.raw`\$&`);

function mateOf(was: string, now: string, told: RegExp): Mate {
  const [mine, theirs] = [was.toLowerCase().split(' '), now.toLowerCase().split(' ')];
  const first = was.charAt(0);
  return {
    folded: was.toLowerCase(),
    name: new RegExp(
      String.raw`(?<![\p{L}\d–-])[${first.toLowerCase()}${first.toUpperCase()}]${escaped(was.slice(1))}(?![\p{L}\d–-])`,
      'gu',
    ),
    now,
    own: [
      ...mine.filter((word) => !theirs.includes(word)),
      ...theirs.filter((word) => !mine.includes(word)),
    ].filter((word) => word.length > 3),
    told,
  };
}

const all: readonly Mate[] = [...structureMates, ...functionMates, ...clinicalMates].flatMap(
  ({ names, told }) =>
    names.split(' | ').flatMap((pair) => {
      const isOneWay = pair.includes('>');
      const [one = '', other = ''] = pair.split(/[/>]/);
      return numbers(one, other).flatMap(([was, now]) => [
        mateOf(was, now, told),
        ...(isOneWay ? [] : [mateOf(now, was, told)]),
      ]);
    }),
);

/** Where a condition, a chance or another thing is spoken of, what tells both apart may be said of either. */
const isOpen =
  /\b(?:if|when|whenever|unless|until|while|whether|although|though|because|since|once|may|might|can|could|some|sometimes|rarely|seldom|perhaps|possibly|probably|not|never|neither|nor|than|both(?! air and food)|same|similar\w*|like|unlike|except|whereas|compared|in contrast|lack\w*|absence|deficien\w*|insufficien\w*|insulin resistance|instead|rather|also|such as|example)\b|n[’']t\b/i;

/**
 * A claim that says of one thing what only the other of two has, where it speaks of one alone. What tells them apart stands in the
 * table; that it holds of this one stands in the note.
 */
export function byMate(claim: string): Swap | null {
  if (isOpen.test(claim)) return null;
  const small = claim.toLowerCase();
  for (const { folded, name, now, own, told } of all) {
    if (!small.includes(folded)) continue;
    const [match, ...more] = claim.matchAll(name);
    if (!match || more.length > 0) continue;
    const [was] = match;
    const before = claim.slice(0, match.index);
    const after = claim.slice(match.index + was.length);
    const rest = `${before} ${after}`;
    if (!told.test(rest)) continue;
    // One of a list, or with its other name or its letters beside it, which would be left behind.
    if (
      /(?:\b(?:and|or)|[,/])\s$|[(“](?:the )?$/.test(before) ||
      /^(?:,? (?:and|or)\b|, [^,]+,? (?:and|or)\b| ?[(“=:→–—]| - )/.test(after)
    )
      continue;
    const initial = was.charAt(0).toUpperCase();
    if ([...rest.matchAll(/\(([A-Z]{2,6})\)/g)].some(([, letters = '']) => letters.includes(initial)))
      continue;
    const words = wordsOf(rest).flatMap(({ lower }) => lower.split('-'));
    if (own.some((part) => words.some((word) => word.includes(part.slice(0, 6))))) continue;
    const text = match.index === 0 ? upperFirst(now) : now;
    return { text: `${articleFor(before, text)}${text}${after}`, was, now: text };
  }
  return null;
}
