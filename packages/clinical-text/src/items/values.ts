import { clean } from '../notes/clean.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { askedOf } from './claims.ts';
import { isDangling, isUnexplained } from './dangling.ts';
import { quote } from './distractors.ts';
import { isNamed } from './named.ts';
import type { Workshop } from './distractors.ts';
import { isChanging } from './opposites.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';
import type { Fact } from '../notes/types.ts';

const year = /^(?:1[5-9]|20)\d\d$/;

/** "10¹²" whose exponent has come down to the line. */
const lostPower = /^10[1-9]\d?$/;

/** "3.5" times 2 is "7.0": as many decimals as the note writes, thousands separated as it does. */
function like(sample: string, value: number): string {
  const decimals = sample.includes('.') ? (sample.split('.')[1] ?? '').length : 0;
  return value.toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: sample.includes(','),
  });
}

/** Steps by which a number is moved: even multiples for great numbers, neighbours for small ones, never below zero. */
function moved(low: number, high: number, by: number, share: number): readonly [number, number] {
  const width = high - low;
  // A range moves by more than its width, so that none overlaps another.
  if (width > 0) return [low + by * width * 1.5, high + by * width * 1.5];
  const step =
    Math.abs(low) >= 10 || !Number.isInteger(low)
      ? Math.abs(low) * share
      : Math.max(1, Math.round(Math.abs(low) * share));
  return [low + by * step, low + by * step];
}

const nice = (value: number, sample: number) => {
  if (!Number.isInteger(sample)) return value;
  const grain = sample % 100 === 0 ? 50 : sample % 5 === 0 ? 5 : 1;
  return Math.round(value / grain) * grain;
};

/** A number of a statement in the note's own writing, and others in its place. */
export function variantsOf(
  text: string,
  quantity: Quantity,
  seed: number,
): { readonly written: string; readonly others: readonly string[] } | null {
  const written = text.slice(quantity.start, quantity.end);
  const numbers = [...written.matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) => number);
  if (
    numbers.length === 0 ||
    numbers.length > 2 ||
    numbers.some((number) => year.test(number) || lostPower.test(number) || /\.\d{3}/.test(number)) ||
    !/^[^\d]{0,24}\d/.test(written)
  )
    return null;
  const [from = '', to = from] = numbers;
  const [low, high] = [from, to].map((number) => Number(number.replace(/,/g, ''))) as [number, number];
  // "0.1 mm to 10 mm": no other range is as wide.
  if (!(high >= low) || low < 0 || high > 10 * low) return null;
  // One, two or three of something: its neighbors are as good a guess, and nobody learns them.
  if (low === high && low <= 4 && Number.isInteger(low)) return null;
  const below = Math.floor(chance(seed, written) * 4);
  // Wide steps first; narrower ones where the wide ones run out of room (95 % of something).
  const places = [
    ...[-3, -2, -1].filter((by) => -by <= below),
    ...[1, 2, 3].filter((by) => by <= 3 - below),
    1,
    2,
    3,
    4,
    5,
    6,
    -1,
    -2,
    -3,
  ];
  // On a scale of powers of ten the others are powers of ten.
  const isPower = low === high && low >= 1000 && Number.isInteger(Math.log10(low));
  // A range that leaves no room for another one below it, drawn smaller.
  const shrunk =
    high > low && low > 0 && low - 1.5 * (high - low) <= 0 && below > 0
      ? [[(low * low * 0.8) / high, low * 0.8] as const]
      : [];
  const candidates = isPower
    ? [-1, 1, -2, 2].map((by) => [low * 10 ** by, low * 10 ** by] as const)
    : [...shrunk, ...[0.4, 0.15, 0.04].flatMap((share) => places.map((by) => moved(low, high, by, share)))];
  const isShare = /%|percent/.test(text.slice(quantity.start, quantity.end + 9));
  const isAngle = /^.{0,40}(?:°|degrees)/.test(text.slice(quantity.start));
  const others: string[] = [];
  const taken: (readonly [number, number])[] = [[low, high]];
  for (const [a, b] of candidates) {
    if (others.length === 3) break;
    const [x, y] = Number.isInteger(low) ? [nice(a, low), nice(b, high)] : [a, b];
    if (x <= 0 || (high > low && x >= y) || (isShare && y >= 100) || (isAngle && y > 360)) continue;
    // Too near to be told apart by somebody who knows about how much it is.
    if (low === high && low >= 5 && Math.abs(x - low) < 0.2 * low && !(isShare && low > 80)) continue;
    // Ranges that touch could both be right.
    if (high > low && taken.some(([least, most]) => x <= most && y >= least)) continue;
    let at = 0;
    const option = written.replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, (number) => like(number, at++ === 0 ? x : y));
    if (option === written || others.includes(option) || /(?<![\d.])0(?:\.0+)?(?![\d.])/.test(option))
      continue;
    others.push(option);
    taken.push([x, y]);
  }
  return others.length === 3 ? { written, others } : null;
}

/** "Above 5.5 mmol/L": where something begins. */
export const threshold = /^(?:above|below|over|under|(?:more|less|greater|fewer) than|[<>≤≥])/i;
const halfRange =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:to|or|and) $|\b(?:every|at least|at most|up to) $/i;

/** A quantity with all of its unit: "mm Hg", "95 percent to 99 percent". */
const whole =
  (statement: string) =>
  (quantity: Quantity): Quantity => {
    const after = statement.slice(quantity.end);
    const isCut = /^ Hg\b/.test(after)
      ? ' Hg'.length
      : /percent/.test(statement.slice(quantity.start, quantity.end)) && /^ percent\b/.test(after)
        ? ' percent'.length
        : 0;
    return isCut > 0 ? { ...quantity, end: quantity.end + isCut } : quantity;
  };

/** The quantities of a statement that can be asked for. */
export function askable(statement: string): readonly Quantity[] {
  return quantities(statement)
    .map(whole(statement))
    .filter(({ start, end, kind, low, high }) => {
      // "Up to 5": any lower figure is as true; "eight to 10": half a range.
      if (
        (!Number.isFinite(low + high) && !threshold.test(statement.slice(start, end))) ||
        halfRange.test(statement.slice(0, start))
      )
        return false;
      const isEnumeration =
        /^\s*(?:st|nd|rd|th)\b/.test(statement.slice(end)) ||
        /(?:figure|table|chapter|type|stage|phase|grade|step|class|vitamin|factor|cranial nerve)\s*$/i.test(
          statement.slice(0, start),
        );
      const followed =
        /^\s*(?:percent|%|mm|cm|mg|mL|ml|L|g|kg|hours?|days?|weeks?|months?|years?|minutes?|seconds?|times|degrees?|pairs?|liters?|litres?|beats|breaths|bones|million|billion|°|per\b)/i.test(
          statement.slice(end),
        );
      return !isEnumeration && (kind !== '' || followed || /percent$/.test(statement.slice(start, end)));
    });
}

/** In one vessel or tissue it is one, in the next another. */
const unplaced =
  /\b(?:in|inside|of|within) (?:the )?(?:blood|plasma|capillar\w+|tissues?|lungs?|alveoli|body|urine|cells?)(?! (?:of|in|from|at|near)\b)/i;

/** "… about _____ in length": the value is asked for, among shifted ones that do not overlap it. */
export function valuesFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  // "Fever: a temperature above 38 °C" is quoted whole.
  const asked = fact.relation === ':' ? fact.statement : askedOf(fact.statement);
  const statement = fact.statement === '' ? null : asked;
  if (!segment || statement === null || isDangling(statement) || isUnexplained(statement)) return [];
  if (fact.relation !== ':' && !isNamed(workshop, fact, statement)) return [];
  // "For longer, typically between 3 and 4 minutes": of what lasts longer still it holds as well.
  if (
    /\b(?:longer|or more|likely|averag\w+|may|might|can|could|sometimes|initially|healthy|limits?|within the first)\b/i.test(
      statement,
    )
  )
    return [];
  // "As it rises from 120 to 160": what holds up to one figure may hold up to another.
  if (/^as\b/i.test(statement) || (isChanging(statement) && unplaced.test(statement))) return [];
  const found = askable(statement);
  if (quantities(statement).length > 1) return [];
  // With several numbers in a statement it is not clear enough which is meant, and one bounds the other.
  const [quantity] = found;
  // "20 cm (8 in)": the same once more, in another unit, would tell.
  // What stands in an aside is not what the statement is about.
  // "Vessels larger than 10 mm": of what is larger still it holds as well.
  if (quantity && /\([^()]*$|er than (?:about )?$/.test(statement.slice(0, quantity.start))) return [];
  if (!quantity || found.length > 1 || /^[^,;()]{0,12}\(/.test(statement.slice(quantity.end))) return [];
  // "As it rises above 160": what is above 200 is above 160, too.
  if (fact.type !== 'definition' && threshold.test(statement.slice(quantity.start, quantity.end))) return [];
  const variants = variantsOf(statement, quantity, workshop.seed + fact.id);
  if (!variants) return [];
  const gapped = `${statement.slice(0, quantity.start)}_____${statement.slice(quantity.end)}`;
  const source = clean(segment.text);
  // An aside that the question leaves out may stand in the middle of a figure.
  if (!source.includes(variants.written)) return [];
  return [
    {
      kind: 'multiple_choice',
      stem: `Which figure completes this statement? “${gapped}.”`,
      answer: { text: variants.written, rationale: quote(source), term: null },
      distractors: variants.others.map((text) => ({
        text,
        rationale: `The note gives ${variants.written}.`,
        term: null,
      })),
      source,
      fact,
      isOrdered: true,
      rank: 5,
    },
  ];
}
