import { findLabs, toEntryUnit } from '../lexicon/labs.ts';
import { vitalById } from '../lexicon/vitals.ts';
import type { LabEntry } from '../lexicon/types.ts';

type Range = readonly [low: number, high: number];

/** The neighbors of a figure in both directions, the nearest first. */
export interface Neighbors {
  readonly down: readonly Range[];
  readonly up: readonly Range[];
}

interface Asked {
  /** What the text says before and behind the figure. */
  readonly before: string;
  readonly behind: string;
  readonly unit: string;
  readonly low: number;
  readonly high: number;
}

const most = 3;
const single = (value: number): Range => [value, value];
const tidy = (value: number) => Number(value.toFixed(6));

/** Every so much, with a range as wide as the note's own and a gap between them. */
function everyStep({ low, high }: Asked, step: number, [least, greatest]: Range): Neighbors {
  const wide = high - low;
  const by = wide + step;
  const at = (times: number): Range => [tidy(low + times * by), tidy(high + times * by)];
  const isInside = ([from, to]: Range) => from >= least && to <= greatest;
  const times = [1, 2, 3];
  return {
    down: times.map((each) => at(-each)).filter(isInside),
    up: times.map(at).filter(isInside),
  };
}

/** Figures of a list that are far enough from each other, and from the note's own. */
function fromList(
  own: number,
  all: readonly number[],
  isFar: (smaller: number, greater: number) => boolean,
): Neighbors {
  const walk = (ordered: readonly number[], isUp: boolean): readonly Range[] => {
    const chosen: number[] = [];
    for (const value of ordered) {
      const last = chosen.at(-1) ?? own;
      if (chosen.length < most && (isUp ? isFar(last, value) : isFar(value, last))) chosen.push(value);
    }
    return chosen.map(single);
  };
  return {
    down: walk(
      all.filter((value) => value < own).toSorted((one, other) => other - one),
      false,
    ),
    up: walk(
      all.filter((value) => value > own),
      true,
    ),
  };
}

const pregnant =
  /\b(?:pregnan\w*|gestation\w*|labou?r|birth|f(?:o)?etal|f(?:o)?etus|preterm|trimester|antenatal|prenatal|placenta\w*|\w*eclampsia|betamethasone)\b/i;
const afterBirth =
  /\b(?:post-?partum|after (?:the )?(?:birth|delivery)|weeks? (?:of age|old|of life)|aged|infants?|newborns?)\b/i;
const ofGestation = [8, 12, 16, 20, 24, 28, 32, 34, 37, 39, 41];

/** "Before 34 weeks": no pregnancy lasts 59. */
function gestation(asked: Asked): Neighbors | null {
  const { before, behind, low, high } = asked;
  const text = `${before} ${behind}`;
  if (!/^ ?weeks?\b/i.test(asked.unit) || !pregnant.test(text) || afterBirth.test(text) || high > 42)
    return null;
  if (low < high) return everyStep(asked, 4, [4, 42]);
  return fromList(low, ofGestation, (one, other) => other - one >= 3);
}

const ofAge =
  /\b(?:aged?|older|younger|children|infants?|toddlers?|adolescents?|adults?|babies|newborns?)\b/i;
const saysAge =
  /\b(?:age (?:of|under|over|above|below)|aged|(?:children|infants|adults|people|patients|men|women|persons|babies) (?:under|over|above|below|younger than|older than))(?: about)? $/i;
const agedBehind =
  /^ ?(?:years?|months?|weeks?)(?: of age| old|(?: or| and) (?:older|younger|over|above))\b/i;
const ofChildren =
  /\b(?:child(?:ren)?|infants?|p(?:a)?ediatrics?|toddlers?|babies|newborns?|bronchiolitis)\b/i;
const ages = [
  1, 2, 3, 5, 6, 8, 10, 12, 14, 16, 18, 21, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90,
];
const agesOfInfants = { month: [1, 2, 3, 4, 6, 9, 12], week: [1, 2, 4, 6, 8, 12, 16, 24] } as const;

/** "Children under 12 years": no child is forty, and no mother six. */
function age(asked: Asked): Neighbors | null {
  const { before, behind, unit, low, high } = asked;
  const [, each = ''] = /^ ?(year|month|week)s?\b/i.exec(unit) ?? [];
  const isAge = saysAge.test(before) || (agedBehind.test(behind) && ofAge.test(`${before}${behind}`));
  if (each === '' || !isAge || low !== high) return null;
  const text = `${before} ${behind}`;
  if (each === 'month' || each === 'week')
    return fromList(low, agesOfInfants[each], (one, other) => other >= 1.3 * one && other - one >= 1);
  const [least, greatest] =
    ofChildren.test(text) && low <= 18 ? [1, 18] : pregnant.test(text) ? [15, 50] : [1, 90];
  return fromList(
    low,
    ages.filter((value) => value >= least && value <= greatest),
    (one, other) => other >= 1.3 * one || (other - one >= 5 && one >= 20 && other < 50) || other - one >= 10,
  );
}

const isPercent = ({ behind }: Asked) => /^ ?(?:%|percent)/i.test(behind);

/** Shares that are measured in a body, and what of them a living person can have. */
function bodyShare(asked: Asked): Neighbors | null {
  if (!isPercent(asked)) return null;
  const { before, low } = asked;
  if (/\b(?:transferrin|iron) saturation\b/i.test(before)) return null;
  if (/\b(?:ScvO2|SvO2|venous oxygen saturation)\b/i.test(before)) return everyStep(asked, 10, [35, 95]);
  if (/\b(?:saturation|SpO2|SaO2|sats|pulse oximetry)\b/i.test(before) && low >= 75)
    return everyStep(asked, low % 5 === 0 ? 5 : 4, [70, 98]);
  if (/\bejection fraction\b/i.test(before)) return everyStep(asked, low === asked.high ? 10 : 5, [10, 90]);
  if (/\bpeak flow\b/i.test(before)) return everyStep(asked, 15, [20, 95]);
  return null;
}

const perMinute = /^ ?(?:beats|breaths|bpm|\/ ?min)|^ ?per minute/i;
const pressure = /^ ?mm ?Hg\b/i;

/** A pulse, a respiratory rate or a pressure of the arteries, in the steps in which they are read. */
function vitalSign(asked: Asked): Neighbors | null {
  const { before, behind, low } = asked;
  const isOfChild = ofChildren.test(`${before} ${behind}`);
  const [, greatestRate] = vitalById('respiratoryRate').plausible[isOfChild ? 'child' : 'adult'];
  if (
    perMinute.test(behind) &&
    /\b(?:respirat\w+|breathing|breaths)\b/i.test(`${before}${behind.slice(0, 9)}`)
  )
    return everyStep(asked, low <= 30 ? 4 : 10, [4, Math.max(greatestRate, low)]);
  if (
    perMinute.test(behind) &&
    /\b(?:heart|pulse|beats|ventricular rate)\b/i.test(`${before}${behind.slice(0, 8)}`)
  )
    return everyStep(asked, low >= 100 ? 20 : 10, [30, 240]);
  if (
    pressure.test(behind) &&
    /\b(?:blood pressure|systolic|diastolic|mean arterial pressure|BP|MAP)\b/i.test(before)
  )
    return everyStep(asked, low >= 140 ? 20 : 10, [30, /\bsystolic|\bBP|blood/i.test(before) ? 240 : 140]);
  return null;
}

/** "Oxygen is given at 10 L/min": no mask takes 60. */
function oxygenFlow(asked: Asked): Neighbors | null {
  const { before, behind, low, high } = asked;
  if (
    !/\boxygen\b[^.;]*$/i.test(before) ||
    /high[- ]flow|\bkg\b|kilogram/i.test(`${before}${behind}`) ||
    !/^ ?(?:L|l|liters?|litres?)\b/.test(behind) ||
    low !== high
  )
    return null;
  return fromList(low, [1, 2, 4, 6, 8, 10, 12, 15], (one, other) => other >= 1.5 * one || other - one >= 4);
}

/** Of a sugar in blood, what notes give as limits. */
const sugars = {
  'mg/dL': [40, 54, 70, 100, 126, 140, 180, 200, 250, 400, 600],
  'mmol/L': [2.2, 3, 3.9, 5.6, 7, 7.8, 10, 11.1, 13.9, 22.2, 33.3],
} as const;

/** The test that a text names last before a figure, as far as the figure's unit is one of its units. */
function labOf({ before, unit, low, high }: Asked): { entry: LabEntry; times: number } | null {
  const words = before
    .replace(/[(),;]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(-14);
  for (let end = words.length; end > 0; end -= 1)
    for (let size = Math.min(4, end); size > 0; size -= 1) {
      const name = words.slice(end - size, end).join(' ');
      // "In", "at": what is a symbol has its capital.
      if (name.length < 3 && !/^\p{Lu}/u.test(name)) continue;
      for (const entry of findLabs(name)) {
        const [from, to] = [low, high].map((value) => toEntryUnit(entry, value, unit)[0]);
        const [least, greatest] = entry.plausible;
        if (from === undefined || to === undefined || from < least || to > greatest) continue;
        const one = toEntryUnit(entry, 1, unit)[0] ?? 0;
        const two = toEntryUnit(entry, 2, unit)[0] ?? 0;
        if (two > one) return { entry, times: two - one };
      }
    }
  return null;
}

/** The nearest of 1, 2 and 5 times a power of ten. */
function roundStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return tidy(
    [1, 2, 5, 10]
      .map((digit) => digit * power)
      .reduce((best, step) =>
        Math.abs(Math.log(step / value)) < Math.abs(Math.log(best / value)) ? step : best,
      ),
  );
}

/** Between which figures a test's values can lie at all; anything where the text names none. */
export function plausibleFor(asked: Asked): Range {
  const lab = labOf(asked);
  if (!lab) return [-Infinity, Infinity];
  const own = toEntryUnit(lab.entry, asked.low, asked.unit)[0] ?? asked.low;
  const [least, greatest] = lab.entry.plausible.map((limit) => asked.low + (limit - own) / lab.times);
  return [least ?? -Infinity, greatest ?? Infinity];
}

/** Between one range and the next: as little as keeps them apart, and their ends as round as the note's own. */
function gapBehind({ low, high }: Asked): number {
  const unit = [1, 0.1, 0.01].find((each) => [low, high].every((end) => isMultiple(end, each))) ?? 0.001;
  const grain = [low, high].every((end) => isMultiple(end, 5 * unit)) ? 5 * unit : unit;
  const wide = high - low;
  return tidy(Math.ceil((1.1 * wide) / grain - 1e-9) * grain - wide);
}
const isMultiple = (value: number, of: number) => Math.abs(Math.round(value / of) - value / of) < 1e-9;

/**
 * What a body keeps within narrow limits differs by steps that go with these: sodium by ten, potassium by one. Of what may be many times
 * as great in an illness (enzymes, creatinine), the others are so many times as great.
 */
function laboratory(asked: Asked): Neighbors | null {
  const lab = labOf(asked);
  if (!lab) return null;
  const { before, unit, low, high } = asked;
  const { entry, times } = lab;
  if (entry.id === 'glucose' && low === high) {
    const list = /^ ?mg/.test(unit) ? sugars['mg/dL'] : sugars['mmol/L'];
    return fromList(
      low,
      list.filter((value) => value <= 2 * low),
      (one, other) => other > 1.25 * one,
    );
  }
  if (entry.id === 'hba1c' && low === high && isPercent(asked)) return everyStep(asked, 1, [5, 14]);
  if (/^(?:glucose|hba1c|inr|urine-)/.test(entry.id)) return null;
  const band = entry.bands.find(({ who, low: from, high: to }) => who === undefined && from && to);
  if (!band?.low || !band.high) return null;
  const [[from, inner], [outer, to]] = [band.low, band.high];
  const offset = low - (toEntryUnit(entry, low, unit)[0] ?? 0) / times;
  const own = (value: number) => offset + value / times;
  const [least, greatest] = entry.plausible;
  const wide = own(to) - own(from);
  if (own(to) > 2.4 * own(from) || low < own(from) - wide || high > own(to) + wide) return null;
  const step = roundStep((wide / 2 / ((own(to) + own(from)) / 2)) * low);
  const { down, up } = everyStep(asked, low === high ? step : gapBehind(asked), [own(least), own(greatest)]);
  // "Hyponatremia means a sodium below 135": nobody takes it for one below 155, nor what is high for one above 115.
  const isLow = /\b(?:below|less than|under|low)\b[^,;]*$/i.test(before) && low < own(outer);
  const isHigh = /\b(?:above|more than|over|high)\b[^,;]*$/i.test(before) && high > own(inner);
  return {
    down: isHigh ? down.filter(([value]) => value >= own(inner)) : down,
    up: isLow ? up.filter(([, value]) => value <= own(outer)) : up,
  };
}

/** The neighbors of a figure of somebody's body or age, by steps that fit it; null for any other figure. */
export function bodyNeighbors(asked: Asked): Neighbors | null {
  return (
    gestation(asked) ??
    age(asked) ??
    bodyShare(asked) ??
    vitalSign(asked) ??
    oxygenFlow(asked) ??
    laboratory(asked)
  );
}
