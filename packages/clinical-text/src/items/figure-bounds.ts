import { quantities } from '../text/quantities.ts';
import type { Quantity } from '../text/quantities.ts';

/**
 * Between which figures the others have to lie: "more than 1 kg in a day or 2 kg in a week", "at 65 y (now 50 y)" would make no sense
 * with one of them on the other side of what the text also gives in that unit.
 */
export function boundsAround(
  text: string,
  { start, end, kind, low, high, scale }: Quantity,
  unit: string,
): { readonly low: number; readonly high: number } {
  const word = /^ ?\p{L}+/u.exec(unit)?.[0].trim();
  const own = [low, high].filter(Number.isFinite);
  const others = quantities(text)
    .filter((each) => each.end <= start || each.start >= end)
    .filter((each) =>
      kind === ''
        ? word !== undefined && /^ ?\p{L}+/u.exec(text.slice(each.end))?.[0].trim() === word
        : each.kind === kind,
    )
    .flatMap((each) => [each.low, each.high].map((value) => (value * each.scale) / scale))
    .filter(Number.isFinite);
  return {
    low: Math.max(-Infinity, ...others.filter((value) => value < Math.min(...own))),
    high: Math.min(Infinity, ...others.filter((value) => value > Math.max(...own))),
  };
}
