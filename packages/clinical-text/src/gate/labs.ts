import type { Lab } from '@rounds/contract/learning/scenarios';
import { convertLab, findLabs, toEntryUnit } from '../lexicon/labs.ts';
import type { Bound, LabEntry } from '../lexicon/types.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';
import { agrees } from './units.ts';

type Measured = Omit<Lab, 'name' | 'alternative'>;
type Convert = (value: number) => readonly number[];

const belongs = (entry: LabEntry, unit: string): boolean => toEntryUnit(entry, 1, unit).length > 0;

function fitsBound(value: number | null, bound: Bound, convert: Convert): boolean {
  if (value === null || bound === null) return value === null && bound === null;
  const [least, most] = bound;
  // Laboratories round what they print, above all after a conversion.
  const rounding = 0.01 * Math.max(Math.abs(least), Math.abs(most));
  return convert(value).some((own) => own >= least - rounding && own <= most + rounding);
}

function fitsSomeBand(entry: LabEntry, { low, high, unit }: Measured): boolean {
  const convert: Convert = (value) => toEntryUnit(entry, value, unit);
  // A lower limit of nought is how some laboratories print an open one.
  const lows = low === 0 ? [null, 0] : [low];
  return entry.bands.some(
    (band) => lows.some((each) => fitsBound(each, band.low, convert)) && fitsBound(high, band.high, convert),
  );
}

function checkValue(
  entries: readonly LabEntry[],
  { name, value, unit }: Lab,
  where: string,
): readonly Flaw[] {
  const isPlausible = entries.some((entry) => {
    const [least, most] = entry.plausible;
    return toEntryUnit(entry, value, unit).some((own) => own >= least && own <= most);
  });
  if (isPlausible) return [];
  return [flaw('implausible-value', `${where}.value`, `${name} of ${value} ${unit} can't be.`)];
}

function checkRange(entries: readonly LabEntry[], lab: Lab, where: string): readonly Flaw[] {
  const { name, low, high, unit } = lab;
  if (low === null && high === null) return [];
  const isUpsideDown = low !== null && high !== null && low >= high;
  if (!isUpsideDown && entries.some((entry) => fitsSomeBand(entry, lab))) return [];
  const range = `${low ?? 'open'} to ${high ?? 'open'} ${unit}`;
  return [flaw('range-outside-band', where, `No accepted range of ${name} runs from ${range}.`)];
}

function checkSide(entries: readonly LabEntry[], lab: Lab, other: Measured, side: 'value' | 'low' | 'high') {
  const [here, there] = [lab[side], other[side]];
  if (here === null || there === null) {
    const agree = here === there || (here ?? there) === 0;
    return agree ? null : 'one system of units has a limit where the other has none.';
  }
  const possible = entries.flatMap((entry) => convertLab(entry, here, lab.unit, other.unit));
  if (possible.some((exact) => agrees(there, exact, side !== 'value'))) return null;
  return `${here} ${lab.unit} is ${possible[0]?.toPrecision(3) ?? 'not'} ${other.unit}, not ${there}.`;
}

const sides = ['value', 'low', 'high'] as const;

function checkAlternative(entries: readonly LabEntry[], lab: Lab, where: string): readonly Flaw[] {
  const { name, alternative } = lab;
  if (!alternative) return [];
  if (!entries.some((entry) => belongs(entry, alternative.unit))) {
    return [flaw('unknown-unit', `${where}.unit`, `${name} is not measured in "${alternative.unit}".`)];
  }
  return sides.flatMap((side) => {
    const problem = checkSide(entries, lab, alternative, side);
    return problem === null ? [] : [flaw('alternative-disagrees', `${where}.${side}`, `${name}: ${problem}`)];
  });
}

/** A results row against the lexicon. A test that the lexicon does not know is not judged (see `unknownLabs`). */
export function checkLab(lab: Lab, where: string): readonly Flaw[] {
  const named = findLabs(lab.name);
  if (named.length === 0) return [];
  const entries = named.filter((entry) => belongs(entry, lab.unit));
  if (entries.length === 0) {
    return [flaw('unknown-unit', `${where}.unit`, `${lab.name} is not measured in "${lab.unit}".`)];
  }
  return [
    ...checkValue(entries, lab, where),
    ...checkRange(entries, lab, where),
    ...checkAlternative(entries, lab, `${where}.alternative`),
  ];
}

/** Names of results that the lexicon does not know, so that nobody takes them for checked. */
export function unknownLabs(labs: readonly Lab[]): readonly string[] {
  return [...new Set(labs.filter((lab) => findLabs(lab.name).length === 0).map((lab) => lab.name))];
}
