/** Tutor: verdict and explanation after each answer. Exam: nothing before the end. */
export const modes = ['tutor', 'exam'] as const;
export type Mode = (typeof modes)[number];

/**
 * The number of the question that an attempt goes on with: the one whose explanation was on screen, else the first without an
 * answer. Null once all are answered, when only the result is left to see.
 * @param explaining index of the question whose explanation was on screen when it was left
 */
export function nextNumber(
  { answered, questions }: { readonly answered: number; readonly questions: number },
  explaining: number | null = null,
): number | null {
  if (answered >= questions) return null;
  return (explaining ?? answered) + 1;
}

/** First answers of distinct learners from which on it is told how many chose each option. */
export const peersFrom = 30;

/**
 * How many per cent chose each option: whole numbers that add up to 100, in the order of the counts. Null for fewer learners
 * than `peersFrom`.
 */
export function sharesOf(counts: readonly number[]): number[] | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < peersFrom) return null;
  const exact = counts.map((count) => (count * 100) / all);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
