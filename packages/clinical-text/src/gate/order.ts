import { flaw } from './flaws.ts';
import { onlyDifference } from './prepared.ts';
import type { PreparedItem } from './prepared.ts';
import type { Flaw } from './types.ts';

/** At least three options of one mould that differ in one quantity stand in rising order. */
export function checkOrder({ options }: PreparedItem): readonly Flaw[] {
  const moulds = Map.groupBy(
    options.filter((option) => option.quantities.length > 0),
    (option) => option.mould,
  );
  for (const group of moulds.values()) {
    if (group.length < 3) continue;
    const steps = group.slice(1).map((option, index) => {
      const previous = group[index];
      const pair = previous ? onlyDifference(previous, option) : null;
      return pair && { place: previous?.quantities.indexOf(pair[0]), rise: order(pair[0]) <= order(pair[1]) };
    });
    const [first] = steps;
    // Options that differ now in one number, now in another, have no natural order.
    if (!first || steps.some((step) => !step || step.place !== first.place)) continue;
    if (steps.some((step) => step && !step.rise)) {
      return [
        flaw(
          'options-out-of-order',
          'options',
          `Numbers do not rise: ${group.map((option) => `"${option.text}"`).join(', ')}.`,
        ),
      ];
    }
  }
  return [];
}

function order({ low, high, scale }: { low: number; high: number; scale: number }): number {
  return (low === -Infinity ? high - 1e-9 : low) * scale;
}
