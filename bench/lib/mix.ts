import type { Step } from '../paths.ts';

/** What is sent, each as often as its share of all shares says. */
export type Mix = readonly { readonly steps: readonly Step[]; readonly share: number }[];

/** @param at from 0 up to 1 */
export function pick(mix: Mix, at: number): readonly Step[] {
  let left = at * mix.reduce((sum, { share }) => sum + share, 0);
  for (const { steps, share } of mix) {
    left -= share;
    if (left < 0) return steps;
  }
  return [];
}
