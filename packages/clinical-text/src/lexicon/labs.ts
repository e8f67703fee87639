import { bloodCount } from './labs/blood-count.ts';
import { clottingAndGases } from './labs/clotting-and-gases.ts';
import { drugLevels } from './labs/drug-levels.ts';
import { electrolytes } from './labs/electrolytes.ts';
import { hormonesAndVitamins } from './labs/hormones-and-vitamins.ts';
import { immunologyAndMarkers } from './labs/immunology-and-markers.ts';
import { kidneyAndMetabolism } from './labs/kidney-and-metabolism.ts';
import { liverMuscleInflammation } from './labs/liver-muscle-inflammation.ts';
import { urineAndFluids } from './labs/urine-and-fluids.ts';
import type { Bound, LabEntry } from './types.ts';
import { parseUnit } from './units.ts';

const pair = (text: string): readonly [number, number] => {
  const [first = 0, second = 0] = text.split(' ').map(Number);
  return [first, second];
};
const boundOf = (text: string): Bound => (text === 'none' ? null : pair(text));
const partsOf = (text: string) => text.split('; ').filter(Boolean);

/** "id | names | unit | what is plausible | bridges | bands": a test a line. */
function entryOf(line: string): LabEntry {
  const [id = '', names = '', unit = '', plausible = '', bridges = '', bands = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  return {
    id,
    names: partsOf(names),
    unit,
    ...(bridges === ''
      ? {}
      : {
          bridges: partsOf(bridges).map((bridge) => {
            const [to = '', by = ''] = bridge.split('=');
            const [factor = 0, offset] = by.split(' + ').map(Number);
            return { unit: to, factor, ...(offset === undefined ? {} : { offset }) };
          }),
        }),
    plausible: pair(plausible),
    bands: partsOf(bands).map((band) => {
      const [, who, low = '', high = ''] = /^(?:(.*): )?(.*) to (.*)$/.exec(band) ?? [];
      return { ...(who === undefined ? {} : { who }), low: boundOf(low), high: boundOf(high) };
    }),
  };
}

export const labs: readonly LabEntry[] = [
  electrolytes,
  kidneyAndMetabolism,
  liverMuscleInflammation,
  bloodCount,
  clottingAndGases,
  hormonesAndVitamins,
  drugLevels,
  urineAndFluids,
  immunologyAndMarkers,
].flatMap((lines) => lines.trim().split('\n').map(entryOf));

/** American and British spellings, Greek letters and punctuation meet in one form. */
function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replace(/β/g, 'beta')
    .replace(/γ/g, 'gamma')
    .replace(/[⁺]/g, '+')
    .replace(/[⁻−–—]/g, '-')
    .replace(/ae|oe/g, 'e')
    .replace(/(?<=[a-z\d])\+(?!\w)/g, ' plus')
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
}

const byName = new Map<string, LabEntry[]>();
for (const entry of labs) {
  for (const name of new Set(entry.names.map(fold))) byName.set(name, [...(byName.get(name) ?? []), entry]);
}

/** Words that say where a blood sample came from or how it was taken; they don't change which test it is. */
const bloodWords =
  /^(?:serum|plasma|whole blood|blood|arterial|venous|capillary|fasting|random|cord|neonatal|repeat(?:ed)?|bedside|laboratory|lab|point of care|poc|baseline|admission|initial|current|today s|trough|first|second|pre dose|fetal scalp|arterial blood|venous blood|arterial line|ward|meter|maternal|baby s|mother s)\s+/;
const otherFluid =
  /\b(?:urin\w*|csf|cerebrospinal|pleural|ascit\w*|peritoneal|synovial|drain|dialysate|effluent|stool|fec\w*|fecal|sweat|saliva|control|qc|calibrat\w*|reagent)\b/;

/**
 * The entries that a results row's name can mean ("Potassium, repeated", "pCO2 (venous)", "Glucose at 2 h"):
 * several where a name serves absolute and relative counts, none where the lexicon does not know it.
 */
export function findLabs(name: string): readonly LabEntry[] {
  const whole = byName.get(fold(name));
  if (whole) return whole;
  const inner = /\(([^()]*)\)/.exec(name)?.[1] ?? '';
  const head =
    name
      .replace(/\([^()]*\)/g, ' ')
      .split(
        /[,;:]| [–—-] | (?:at|after|before|on|in|from|during|with|repeat(?:ed)?|again|this|next|yesterday|today|\d+ ?(?:h|min|hours?|minutes?|days?|weeks?))\b/i,
      )[0] ?? '';
  const specimen = otherFluid.exec(fold(`${head} ${inner}`))?.[0];
  let folded = fold(head);
  for (;;) {
    const found = byName.get(folded);
    if (found)
      return specimen && !found.some((entry) => fold(entry.names[0] ?? '').includes(specimen)) ? [] : found;
    const shorter = folded
      .replace(bloodWords, '')
      .replace(/ (?:level|concentration|result|value|reading|count|trough|peak|now|gas)$/, '');
    if (shorter === folded) break;
    folded = shorter;
  }
  return specimen ? [] : (byName.get(fold(inner)) ?? []);
}

/**
 * What a value in `unit` can be in the entry's own unit: several where a unit has two readings (urea or urea nitrogen
 * in mg/dL), none where the unit does not belong to this test.
 */
export function toEntryUnit(entry: LabEntry, value: number, unit: string): readonly number[] {
  const given = parseUnit(unit);
  if (!given) return [];
  const own = parseUnit(entry.unit);
  if (own && own.kind === given.kind) return [(value * given.scale) / own.scale];
  return (entry.bridges ?? []).flatMap((bridge) => {
    const other = parseUnit(bridge.unit);
    if (!other || other.kind !== given.kind) return [];
    return [((value * given.scale) / other.scale - (bridge.offset ?? 0)) / bridge.factor];
  });
}

/** Converts a value of this test between two units; every reading that the units allow. */
export function convertLab(entry: LabEntry, value: number, from: string, to: string): readonly number[] {
  const target = parseUnit(to);
  const own = parseUnit(entry.unit);
  if (!target || !own) return [];
  return toEntryUnit(entry, value, from).flatMap((base) => {
    if (own.kind === target.kind) return [(base * own.scale) / target.scale];
    return (entry.bridges ?? []).flatMap((bridge) => {
      const other = parseUnit(bridge.unit);
      if (!other || other.kind !== target.kind) return [];
      return [((base * bridge.factor + (bridge.offset ?? 0)) * other.scale) / target.scale];
    });
  });
}
