/** What every process of the benchmark knows about the data. */
export const password = 'a password of the benchmark';
export const scenarioCount = 200;
export const questionsPerScenario = 5;
export const optionsPerQuestion = 4;

/** The learner's token; as long as a real one. Only its hash is in the database. */
export const tokenOf = (userId: number): string => String(userId).padStart(43, '0');

export const emailOf = (userId: number): string => `learner${userId}@bench.example`;

/** A prime: steps of this size visit each learner once, and rarely neighbors. */
const stride = 611_953;

/** So many of all learners, each once, in an order that no table has. */
export const anyLearners = (users: number, most: number, start = 0): number[] =>
  Array.from({ length: Math.min(users, most) }, (_, place) => 1 + ((start + place * stride) % users));

/** Who sends the requests: up to 2,000 of the busy learners (seed.ts), evenly over all of them. */
export function senders(users: number): number[] {
  const busy = Math.ceil(users / 10);
  const count = Math.min(busy, 2000);
  return anyLearners(count, count).map((place) => 1 + 10 * Math.floor(((place - 1) * busy) / count));
}

/** The body for a completed scenario, as far as the other two servers read it. */
export interface Completion {
  readonly scenarioId: number;
  readonly timeSpent: number;
  readonly attemptId: string;
  readonly answers: readonly { readonly questionIndex: number; readonly selectedOption: number }[];
}

/** Answers that are right where `isRight` says so: the right option of question n is the nth, over and over. */
export const completionOf = (
  completion: Omit<Completion, 'answers'>,
  isRight: (question: number) => boolean,
): object => ({
  ...completion,
  completed: true,
  score: 0,
  version: 1,
  answers: Array.from({ length: questionsPerScenario }, (_, questionIndex) => ({
    questionIndex,
    selectedOption: (questionIndex + (isRight(questionIndex) ? 0 : 1)) % optionsPerQuestion,
  })),
});
