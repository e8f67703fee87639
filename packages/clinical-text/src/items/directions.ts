import { place } from './opposites.ts';
import type { Swap } from './opposites.ts';

/** "From an area of higher pressure to an area of lower pressure", the other way round. */
export function byGradient(statement: string): Swap | null {
  const match =
    /\b(?:from|of) (?:\p{L}+ ){0,4}(higher|lower|high|low|greater)\b.{3,60}?\bto (?:\p{L}+ ){0,4}(lower|higher|low|high|lesser)\b/u.exec(
      statement,
    );
  const [whole = '', one = '', other = ''] = match ?? [];
  if (
    !match ||
    one === other ||
    // "From a low of 50 to as high as 1200": the figures would speak against it.
    /\d/.test(whole) ||
    statement.match(/\b(?:higher|lower|high|low|greater|lesser)\b/g)?.length !== 2
  )
    return null;
  const now = `${whole.slice(0, whole.indexOf(one))}${other}${whole.slice(whole.indexOf(one) + one.length, whole.lastIndexOf(other))}${one}`;
  return {
    text: `${statement.slice(0, match.index)}${now}${statement.slice(match.index + whole.length)}`,
    was: whole,
    now,
  };
}

const moving =
  /\b(?:mov|flow|carr|travel|migrat|pull|push|drain|conduct|propel|transport|shift|bend|turn|return|diffus|spread|descend|ascend)\w*\b/i;

/** "Away from the heart", "toward the heart": the way itself turned round. */
export function byWay(statement: string): Swap | null {
  const [match, ...more] = statement.matchAll(/\baway from\b|\btowards?\b/gu);
  if (!match || more.length > 0) return null;
  const [before, after] = [statement.slice(0, match.index), statement.slice(match.index + match[0].length)];
  // Something moves or lies that way, and the note says from what.
  if (!moving.test(before) || !/^ the \p{L}/u.test(after) || /\b(?:and|or|not)\s$/.test(before)) return null;
  if ([...statement.matchAll(place)].filter(({ index }) => index !== match.index).length > 0) return null;
  const now = match[0] === 'away from' ? 'toward' : 'away from';
  return { text: `${before}${now}${after}`, was: match[0], now };
}

const route =
  /^From the ((?:\p{L}+ ){0,2}\p{L}+), (?:\p{L}+ ){1,3}(?:moves?|flows?|pass(?:es)?|travels?|drains?|enters?) (?:into |to |through )?the ((?:\p{L}+ ){0,2}\p{L}+)(?=$|,)/u;

/** "From the atrium, blood moves into the ventricle", the other way round. */
export function byRoute(statement: string): Swap | null {
  const [whole = '', from = '', to = ''] = route.exec(statement) ?? [];
  if (whole === '' || statement.split(from).length > 2 || statement.split(to).length > 2) return null;
  const now = `From the ${to}${whole.slice('From the '.length + from.length, -to.length)}${from}`;
  return { text: `${now}${statement.slice(whole.length)}`, was: whole, now };
}
