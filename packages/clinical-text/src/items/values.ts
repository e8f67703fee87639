import { clean } from '../notes/clean.ts';
import { figureStem, isWithinAnything } from './figure-stems.ts';
import { bodyNeighbors, plausibleFor } from './body-scales.ts';
import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';
import { askedOf } from './claims.ts';
import { isDangling, isUnexplained } from './dangling.ts';
import { rungsOn, shareRungs, stepsFor } from './ladders.ts';
import { quote } from './distractors.ts';
import { isNamed } from './named.ts';
import { isOfUnnamedDrug } from './unnamed-drug.ts';
import type { Workshop } from './distractors.ts';
import { isChanging } from './opposites.ts';
import { boundsAround } from './figure-bounds.ts';
import { decimalsOf, nextOf } from './rounding.ts';
import { chance } from './seed.ts';
import type { DraftItem } from './types.ts';
import type { Fact } from '../notes/types.ts';

const year = /^(?:1[5-9]|20)\d\d$/;

/** "10¹²" whose exponent has come down to the line. */
const lostPower = /^10[1-9]\d?$/;

/** "3.5" times 2 is "7.0": as many decimals as the note writes, thousands separated as it does. Of a range, only those that it needs. */
function like(sample: string, value: number, ofRange: number | null): string {
  return value.toLocaleString('en-US', {
    minimumFractionDigits: ofRange === null ? decimalsOf(sample) : 0,
    maximumFractionDigits: ofRange ?? decimalsOf(sample),
    useGrouping: sample.includes(','),
  });
}

const isOfBody = (low: number, high: number) => (low >= 32 && high <= 43) || (low >= 90 && high <= 109);

/** Neighbors are at least so many times as great: sources differ by less. */
const leastRatio = 1.6;

/** A figure that is only about so great stands among others that are further off. */
const estimated =
  /\b(?:about|approximately|roughly|around|nearly|almost|typically|usually|normally|generally)\b|~/i;

/** The unit behind a figure: "weeks", "mmol/L". */
const unitOf = (text: string, from: number, end: number): string =>
  /^ ?(?:%|percent\b)/.test(text.slice(from))
    ? '%'
    : text
        .slice(from, end)
        .replace(/ (?:or|and) \p{L}+$/u, '')
        .trim() ||
      (/^ ?\p{L}+/u.exec(text.slice(from))?.[0].trim() ?? '');

/** A number of a statement in the note's own writing, and others in its place. */
export function variantsOf(
  text: string,
  quantity: Quantity,
  seed: number,
  { widest = 2, small = false }: { readonly widest?: number; readonly small?: boolean } = {},
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
  if (!(high >= low) || low < 0 || high > widest * low) return null;
  // One, two or three of something: its neighbors are as good a guess, and nobody learns them.
  if (!small && low === high && low <= 4 && Number.isInteger(low)) return null;
  const isShare = /%|percent/.test(text.slice(quantity.start, quantity.end + 9));
  // "99 percent": other shares are told from it by their roundness.
  if (isShare && high > 90 && high % 5 !== 0) return null;
  // Of a body's temperature no other is far enough away that anybody could have.
  if (/^.{0,12}°\s?[CF]/.test(text.slice(quantity.start)) && isOfBody(low, high)) return null;
  const isAngle = /^.{0,40}(?:°|degrees)/.test(text.slice(quantity.start));
  const most = isShare ? 99 : isAngle ? 360 : Infinity;
  const below = Math.floor(chance(seed, written) * 4);
  // On a scale of powers of ten the others are powers of ten.
  const isPower = low === high && low >= 1000 && Number.isInteger(Math.log10(low));
  const nearest = estimated.test(text) ? 1.8 : leastRatio;
  // Rounding may bring them a little nearer.
  const far = Math.max(leastRatio, 0.9 * nearest);
  const ratio = isPower ? 10 : nearest + 0.2 * chance(seed, `${written}/ratio`);
  const lastDigit = Math.max(0, ...[...written].map((letter, at) => (/\d/.test(letter) ? at + 1 : 0)));
  const unit = text.slice(quantity.start + lastDigit, quantity.end + 12);
  const decimals = Math.max(decimalsOf(from), decimalsOf(to));
  const steps = isPower ? null : stepsFor([low, high], decimals, text.slice(quantity.start + lastDigit));
  const isRange = low < high;
  const isRoundShare = isShare && isRange && low % 5 === 0 && high % 5 === 0;
  /** Neighbors in one direction, the nearest first. */
  const ladder = (isUp: boolean): readonly (readonly [number, number])[] => {
    if (isRoundShare) return shareRungs([low, high], isUp);
    if (steps) return rungsOn(steps, [low, high], ratio, isUp);
    const rungs: (readonly [number, number])[] = [];
    for (let at: readonly [number, number] = [low, high]; rungs.length < 3;) {
      const next = nextOf(at, [from, to], ratio, isUp);
      const [x, y] = next;
      const isFar = isUp ? x + y >= far * (at[0] + at[1]) - 1e-9 : far * (x + y) <= at[0] + at[1] + 1e-9;
      if (!isFar || !(x > 0) || y > most || (high > low && (x >= y || (isUp ? x <= at[1] : y >= at[0]))))
        break;
      rungs.push(next);
      at = next;
    }
    return rungs;
  };
  // "1 days".
  const isOneOfMany = (x: number, y: number) => x === 1 && y === 1 && /^ ?\p{L}{3,}s\b/u.test(unit);
  const bounds = boundsAround(text, quantity, unit);
  const asked = {
    before: text.slice(0, quantity.start),
    behind: text.slice(quantity.start + lastDigit),
    unit: unitOf(text, quantity.start + lastDigit, quantity.end),
    low,
    high,
  };
  const ofBody = bodyNeighbors(asked);
  const [least, greatest] = ofBody ? [-Infinity, Infinity] : plausibleFor(asked);
  // "0.9 hours" is 54 minutes.
  const isPartOfTime = (x: number) => quantity.kind === 'time' && low >= 1 && x < 1;
  const within = (rungs: readonly (readonly [number, number])[]) =>
    rungs.filter(
      ([x, y]) =>
        x > bounds.low &&
        y < bounds.high &&
        x >= least &&
        y <= greatest &&
        !isOneOfMany(x, y) &&
        !isPartOfTime(x),
    );
  const [down, up] = [within(ofBody?.down ?? ladder(false)), within(ofBody?.up ?? ladder(true))];
  // A range three steps up is one that nobody would write.
  const mostUp = Math.min(up.length, isRange ? 2 : 3);
  if (mostUp + down.length < 3) return null;
  const mostDown = isRange && mostUp > 0 ? 2 : 3;
  const lower = Math.min(down.length, Math.max(Math.min(below, mostDown), 3 - mostUp));
  const chosen = [...down.slice(0, lower), ...up.slice(0, 3 - lower)];
  const others = chosen.map(([x, y]) => {
    let at = 0;
    return written.replace(/\d+(?:,\d{3})*(?:\.\d+)?/g, (number) =>
      like(number, at++ === 0 ? x : y, isRange ? decimals : null),
    );
  });
  return others.length === 3 && new Set([written, ...others]).size === 4 ? { written, others } : null;
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

/** "About 50 percent carbohydrates": a share of what? */
const isShareOfNothing = (after: string) => !/^ ?(?:%|percent)? of\b/.test(after);
/** How many people have something differs from survey to survey. */
const surveyed =
  /\bof (?:all |the |\p{L}+ )?(?:people|persons|individuals|patients|adults|children|infants|newborns|babies|women|men|males|females|pregnancies|births|deaths|cases|couples|americans|population|diet)\b/iu;

/** Whether a figure says of what it is, and would be the same in another book. */
export function isSettled(statement: string, { start, end }: Quantity): boolean {
  if (/\b(?:estimat\w+|average\w*)\b/i.test(statement)) return false;
  if (!/%|percent/.test(statement.slice(start, end + 9))) return true;
  const after = statement.slice(end);
  return !isShareOfNothing(after) && !surveyed.test(after);
}

/** A choice of figures, which stand in their order. */
export const figureChoice = (
  stem: string,
  { written, others }: NonNullable<ReturnType<typeof variantsOf>>,
  source: string,
  fact: Fact,
): DraftItem => ({
  kind: 'multiple_choice',
  stem,
  answer: { text: written, rationale: quote(source), term: null },
  distractors: others.map((text) => ({ text, rationale: `The note gives ${written}.`, term: null })),
  source,
  fact,
  isOrdered: true,
  rank: 5,
});

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
    /\b(?:longer|or more|likely|averag\w+|may|might|can|could|sometimes|initially|healthy|limits?|within the first|estimat\w+)\b/i.test(
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
  if (!isSettled(statement, quantity) || isOfUnnamedDrug(workshop, fact, statement)) return [];
  const variants = variantsOf(statement, quantity, workshop.seed + fact.id);
  if (!variants) return [];
  const [before, after] = [statement.slice(0, quantity.start), statement.slice(quantity.end)];
  if (isWithinAnything(statement, before, after)) return [];
  const source = clean(segment.text);
  // An aside that the question leaves out may stand in the middle of a figure.
  if (!source.includes(variants.written)) return [];
  return [figureChoice(figureStem(statement, before, after), variants, source, fact)];
}
