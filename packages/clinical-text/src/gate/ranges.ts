import type { Quantity } from '../text/quantities.ts';
import { flaw, letter } from './flaws.ts';
import { onlyDifference } from './prepared.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

const inBase = ({ low, high, scale }: Quantity) => ({ low: low * scale, high: high * scale });

/** "Below 5", "below 7": thresholds to choose from, which contain one another by nature. */
function areThresholds(one: Quantity, other: Quantity): boolean {
  return (
    (one.low === -Infinity && other.low === -Infinity) || (one.high === Infinity && other.high === Infinity)
  );
}

function compare(one: Quantity, other: Quantity): 'overlap' | 'touch' | null {
  const [a, b] = [inBase(one), inBase(other)];
  if ((a.low === a.high && b.low === b.high) || areThresholds(one, other)) return null;
  const [low, high] = [Math.max(a.low, b.low), Math.min(a.high, b.high)];
  if (low < high) return 'overlap';
  const isInside = (point: number, range: { low: number; high: number }) =>
    point > range.low && point < range.high;
  if (a.low === a.high && isInside(a.low, b)) return 'overlap';
  if (b.low === b.high && isInside(b.low, a)) return 'overlap';
  const allFinite = [a.low, a.high, b.low, b.high].every(Number.isFinite);
  return low === high && allFinite ? 'touch' : null;
}

/** Ranges of one mould that share values (refused) or an end point (warned), so that one value fits two options. */
export function checkRanges({ options }: PreparedItem): readonly Flaw[] {
  return options.flatMap((one, index) =>
    options.slice(index + 1).flatMap((other, offset) => {
      const pair = onlyDifference(one, other);
      const relation = pair && compare(...pair);
      if (!relation) return [];
      const twin = index + 1 + offset;
      const names = `Options ${letter(index)} and ${letter(twin)}`;
      const [code, what] =
        relation === 'overlap'
          ? (['overlapping-ranges', 'overlap'] as const)
          : (['touching-ranges', 'share an end point'] as const);
      return [flaw(code, `options[${twin}]`, `${names} ${what}: "${one.text}", "${other.text}".`)];
    }),
  );
}
