import { parseUnit } from '../lexicon/units.ts';

/** A number or a range with its unit. `low` and `high` are equal for a single number, and infinite where it is open. */
export interface Quantity {
  readonly low: number;
  readonly high: number;
  /** The unit's kind ("mass/volume"), or '' for a bare number. */
  readonly kind: string;
  /** Multiplies a number into the base units of its kind. */
  readonly scale: number;
  readonly start: number;
  readonly end: number;
}

const number = String.raw`[-−]?\d{1,3}(?:,\d{3})+(?:\.\d+)?|[-−]?\d+(?:\.\d+)?`;
const before = String.raw`(?:(?<open>below|under|less than|fewer than|<=?|≤|up to|at most|no more than|above|more than|greater than|>=?|≥|at least|over)\s*)?`;
const after = String.raw`(?:\s*(?<tail>or more|or above|or higher|or greater|or over|or older|and above|and over|or less|or below|or lower|or fewer|or under|or younger|and below)\b)?`;
const unitPattern = String.raw`(?:(?<space>\s?)(?<unit>%|(?:[×x]\s?10\s?[\^*]?\s?[\d⁰-⁹¹²³]{1,2}|[µμ°A-Za-z][\w²³°]*)?(?:\s?\/\s?(?:\d+(?:\.\d+)?\s?)?[µμA-Za-z][\w²³]*){0,3}))?`;
const pattern = new RegExp(
  `${before}(?<![\\p{L}\\d.,:/-])(?:(?<from>${number})${unitPattern.replace('unit>', 'unit1>').replace('space>', 'space1>')}\\s*(?:-|–|\\bto\\b|(?<=\\bbetween\\s[^,;.]{1,20})and)\\s*)?(?<value>${number})(?![\\d:]|-\\p{L}|[./]\\d)${unitPattern}${after}`,
  'giu',
);

const parse = (text: string) => Number(text.replace(/,/g, '').replace('−', '-'));
const upperBound =
  /^(?:below|under|less than|fewer than|<=?|≤|up to|at most|no more than|or less|or below|or lower|or fewer|or under|or younger|and below)$/i;

/** The unit at the end of a match, cut back word by word until it is one ("mL of" is mL). */
function readUnit(text: string | undefined): { kind: string; scale: number; length: number } {
  const trimmed = (text ?? '').trim();
  const unit = trimmed === '' ? null : parseUnit(trimmed);
  if (unit && unit.kind !== 'number') return { ...unit, length: trimmed.length };
  return { kind: '', scale: 1, length: 0 };
}

/**
 * Every number and range in a text, in order. Clock times, dates, ratios ("120/80") and numbers inside words ("B12",
 * "12-lead") are left alone. "Over" is a comparator only where no time follows ("over 10 minutes" is a duration).
 */
export function quantities(text: string): readonly Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(pattern)) {
    const groups = match.groups ?? {};
    const unit = readUnit(groups['unit']);
    const value = parse(groups['value'] ?? '');
    const from = groups['from'] === undefined ? value : parse(groups['from']);
    if (!Number.isFinite(value) || !Number.isFinite(from)) continue;
    const comparator = groups['open']?.toLowerCase();
    const isDuration = comparator === 'over' && unit.kind === 'time';
    const open = groups['tail'] ?? (isDuration ? undefined : comparator);
    const isBelow = open !== undefined && upperBound.test(open);
    found.push({
      low: isBelow ? -Infinity : Math.min(from, value),
      high: open !== undefined && !isBelow ? Infinity : Math.max(from, value),
      kind: unit.kind,
      scale: unit.scale,
      start: match.index + (isDuration ? match[0].search(/\d/) : 0),
      end: endOf(match, unit.length),
    });
  }
  return found;
}

function endOf(match: RegExpExecArray, unitLength: number): number {
  const groups = match.groups ?? {};
  if (groups['tail'] !== undefined) return match.index + match[0].length;
  const unread =
    (groups['unit'] ?? '').length - unitLength + (unitLength === 0 ? (groups['space'] ?? '').length : 0);
  return match.index + match[0].length - Math.max(0, unread);
}

/** Same amounts in the same kind of unit, within rounding. */
export function equalQuantity(one: Quantity, other: Quantity): boolean {
  const same = (a: number, b: number) =>
    a === b ||
    (Number.isFinite(a) &&
      Number.isFinite(b) &&
      Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b)));
  return (
    one.kind === other.kind &&
    same(one.low * one.scale, other.low * other.scale) &&
    same(one.high * one.scale, other.high * other.scale)
  );
}
