import { convertLab, findLabs, labs } from '../lexicon/labs.ts';
import type { LabEntry } from '../lexicon/types.ts';
import { convertUnit } from '../lexicon/units.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

/**
 * Whether two printings of one value agree: within 3 %, or by rounding to the printed decimals. A whole number below 10
 * counts as printed to one decimal, unless it is a limit of a range, which laboratories round to whole numbers.
 */
export function agrees(printed: number, exact: number, isLimit = false): boolean {
  const size = Math.abs(exact);
  const decimals =
    /\.(\d+)$/.exec(String(printed))?.[1]?.length ?? (Math.abs(printed) < 10 && !isLimit ? 1 : 0);
  const rounding = Math.min(
    0.5000001 * 10 ** -decimals,
    isLimit && Number.isInteger(printed) ? size * 0.12 : Infinity,
  );
  return Math.abs(printed - exact) <= Math.max(size * 0.03, rounding);
}

const unit = String.raw`(?:mmol\/L|[µμ]mol\/L|nmol\/L|pmol\/L|mg\/dL|g\/dL|[µμ]g\/dL|ng\/dL|g\/L|mg\/L|[µμ]g\/L|ng\/mL|pg\/mL|ng\/L|mEq\/L|mmol\/mol|kPa|mmHg|°C|°F|kg|lb|%)`;
const pair = new RegExp(
  String.raw`(?<![\d.,/-])(?<one>\d+(?:,\d{3})*(?:\.\d+)?)\s?(?<unit>${unit})\s?\((?:about |i\.e\. |or |= ?|roughly )?(?<two>\d+(?:,\d{3})*(?:\.\d+)?)\s?(?<other>${unit})\)`,
  'giu',
);

/** The test that the words right before a number name ("a glucose of", "lactate was"), if any. */
function testNamed(before: string): readonly LabEntry[] {
  const words = (before.split(/[.;:(]\s|\d/).at(-1) ?? '').match(/[\p{L}\d+]+/gu)?.slice(-4) ?? [];
  return words.flatMap((word, index) => [
    ...findLabs(words.slice(index, index + 2).join(' ')),
    // "be" and "fit" are words; BE and FIT are tests.
    ...findLabs(word).filter((entry) => word.length > 3 || entry.names.includes(word)),
  ]);
}

const isTemperature = (unit: string) => unit.startsWith('°');

/** Every reading of `value` in `to`: by the test named right before it, or else by any test of the lexicon. */
function readings(value: number, from: string, to: string, before: string): readonly number[] {
  if (from === '°C' && to === '°F') return [value * 1.8 + 32];
  if (from === '°F' && to === '°C') return [(value - 32) / 1.8];
  const plain = convertUnit(value, from, to);
  if (plain !== null) return [plain];
  const named = testNamed(before).flatMap((entry) => convertLab(entry, value, from, to));
  return named.length > 0 ? named : labs.flatMap((entry) => convertLab(entry, value, from, to));
}

/** "2.9 mmol/L (52 mg/dL)" whose halves are not the same value. Pairs that are no conversion ("5 mg/L (3 %)") are left. */
export function checkUnitPairs(text: string, where: string): readonly Flaw[] {
  return [...text.matchAll(pair)].flatMap((match) => {
    const { one = '', unit: from = '', two = '', other: to = '' } = match.groups ?? {};
    if (from === to) return [];
    const possible = readings(
      Number(one.replace(/,/g, '')),
      from,
      to,
      text.slice(Math.max(0, match.index - 60), match.index),
    );
    const printed = Number(two.replace(/,/g, ''));
    const fits = (exact: number) =>
      isTemperature(to) ? Math.abs(printed - exact) <= 0.2 : agrees(printed, exact);
    if (possible.length === 0 || possible.some(fits)) return [];
    return [flaw('units-disagree', where, `"${match[0]}" gives two different values.`)];
  });
}
