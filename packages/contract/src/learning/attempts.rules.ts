/** Tutor: verdict and explanation after each answer. Exam: nothing before the end. */
export const modes = ['tutor', 'exam'] as const;
export type Mode = (typeof modes)[number];

/**
 * The number of the question at which an attempt resumes: the one whose explanation was on screen, else the first
 * unanswered one. Null once all are answered and only the result is left.
 * @param explaining index of the question whose explanation was on screen when the learner left
 */
export function nextNumber(
  { answered, questions }: { readonly answered: number; readonly questions: number },
  explaining: number | null = null,
): number | null {
  if (answered >= questions) return null;
  return (explaining ?? answered) + 1;
}

/** The minimum number of learners' first answers for showing how many chose each option. */
export const minPeers = 30;

/**
 * The percentage that chose each option: whole numbers that add up to 100, in the order of the counts. Null for fewer
 * than `minPeers` learners.
 */
export function sharesOf(counts: readonly number[]): number[] | null {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all < minPeers) return null;
  const exact = counts.map((count) => (count * 100) / all);
  const shares = exact.map(Math.floor);
  const missing = 100 - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
