/** So many decimals a figure is written with. */
export const decimalsOf = (sample: string): number => (sample.split('.')[1] ?? '').length;

/** The digits of a figure without the noughts that only give its size: "25" of "250", "206" of "206". */
const digitsOf = (sample: string): string =>
  String(Number(sample.replace(/[.,]/g, ''))).replace(/(?<!0)0+$/, '');

/** A value as round as the note's own, at or beyond a bound, or the nearest to it. */
function rounded(value: number, sample: string, to: 'up' | 'down' | 'nearest', coarsest = Infinity): number {
  const decimals = decimalsOf(sample);
  const digits = digitsOf(sample);
  const place = 10 ** (Math.floor(Math.log10(value)) - digits.length + 1);
  const half = digits.length === 1 ? place / 2 : digits.endsWith('5') ? 5 * place : place;
  const grain = Math.max(10 ** -decimals, Math.min(half, coarsest));
  const steps = value / grain;
  const whole = { up: Math.ceil(steps - 1e-9), down: Math.floor(steps + 1e-9), nearest: Math.round(steps) }[
    to
  ];
  return Number((whole * grain).toFixed(decimals));
}

/** The next figure or range beyond another: far enough not to be defended, and not touching it. */
export function nextOf(
  [low, high]: readonly [number, number],
  [from, to]: readonly [string, string],
  ratio: number,
  isUp: boolean,
): readonly [number, number] {
  if (low === high) {
    const next = rounded(isUp ? low * ratio : low / ratio, from, isUp ? 'up' : 'down');
    return [next, next];
  }
  const times = Math.max(ratio, (1.4 * high) / low);
  // The ends of a range stay apart.
  const grain = 10 ** Math.floor(Math.log10((high - low) * (isUp ? times : 1 / times)));
  return isUp
    ? [rounded(low * times, from, 'up', grain), rounded(high * times, to, 'nearest', grain)]
    : [rounded(low / times, from, 'nearest', grain), rounded(high / times, to, 'down', grain)];
}
