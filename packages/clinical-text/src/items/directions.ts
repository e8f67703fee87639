import { place } from './opposites.ts';
import type { Swap } from './opposites.ts';

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
