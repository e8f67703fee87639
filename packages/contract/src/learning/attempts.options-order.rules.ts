import { isOrdered } from './attempts.ordered-options.rules.ts';

/**
 * The order in which a question's options are shown, as authored indices: `order[0]` comes first. It is the same on
 * every device for the same attempt and question, and every order is equally likely. Sets with a natural order
 * (numbers, doses, times, "none of the above") keep it. Clients still send the authored index.
 * @param seed the attempt's id; in practice, the session's
 * @param questionIndex the question's index; in practice, the item's position
 */
export function optionsOrder(seed: string, questionIndex: number, options: readonly string[]): number[] {
  const order = options.map((_, index) => index);
  if (isOrdered(options)) return order;
  const next = randomFrom(`${seed.toLowerCase()} ${questionIndex}`);
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor((next() / 2 ** 32) * (last + 1));
    [order[last], order[other]] = [order[other] as number, order[last] as number];
  }
  return order;
}

/** Whole numbers below 2 ** 32, derived from a text: a hash with MurmurHash3's mixing, then splitmix32. */
function randomFrom(text: string): () => number {
  let state = 1779033703 ^ text.length;
  for (const letter of text) {
    state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0xcc9e2d51);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}
