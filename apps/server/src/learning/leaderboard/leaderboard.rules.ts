/** How many learners hold each amount of XP, most XP first, as running totals. */
export interface Standing {
  /** Amounts of XP, descending. */
  readonly xp: readonly number[];
  /** Learners with more than `xp[i]`. */
  readonly above: readonly number[];
  readonly learners: number;
}

export function standingOf(groups: readonly { xp: number; learners: number }[]): Standing {
  let total = 0;
  const above = groups.map(({ learners }) => (total += learners) - learners);
  return { xp: groups.map((group) => group.xp), above, learners: total };
}

/** The place of a learner with this XP: one more than the number of learners above. */
export function rankIn({ xp, above, learners }: Standing, mine: number): number {
  let low = 0;
  let high = xp.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((xp[middle] ?? 0) > mine) low = middle + 1;
    else high = middle;
  }
  return (above[low] ?? learners) + 1;
}
