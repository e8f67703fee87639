/** The learners whose traffic is measured, and what every client of the servers must know about the data. */
export const password = 'a password of the benchmark';

/** The busiest learners, who have ids from 1 on: one in ten, each with more than a page of progress. */
const busyLearners = (users: number): number => Math.max(Math.floor(users / 10), 1);

/** Learners who came at one time: their ids are consecutive, and the first of them are the busy ones. */
export interface Cohort {
  readonly first: number;
  readonly last: number;
  /** Rows of progress, over all of them. */
  readonly progress: number;
}

export const lastBusy = ({ first, last }: Cohort): number => first + busyLearners(last - first + 1) - 1;

/** Few enough for one wave of a class, many enough to spread over the tables. */
const maxSenders = 2000;

/** The last learner of a cohort who may send requests. */
export const lastSending = (cohort: Cohort): number =>
  Math.min(lastBusy(cohort), cohort.first + maxSenders - 1);

/** The busy learners that send requests: the first ones, or a sample of all when cohorts are compared. */
export function sendingLearners(cohorts: readonly Cohort[]): number[] {
  const busy = cohorts.reduce((sum, cohort) => sum + lastBusy(cohort) - cohort.first + 1, 0);
  const count = Math.min(busy, maxSenders);
  const share = (cohort: Cohort) => Math.round((count * (lastBusy(cohort) - cohort.first + 1)) / busy);
  return cohorts.flatMap((cohort) =>
    Array.from({ length: share(cohort) }, (_, place) => cohort.first + place),
  );
}

/** A prime: steps of this size visit each learner once, and rarely neighbors. */
const stride = 611_953;

/** A sample of all learners, each once, in an order that no table has. */
export const anyLearners = (users: number, most: number, start = 0): number[] =>
  Array.from({ length: Math.min(users, most) }, (_, place) => 1 + ((start + place * stride) % users));

/** The learner's token; as long as a real one. Only its hash is in the database. */
export const tokenOf = (userId: number): string => String(userId).padStart(43, '0');

export const emailOf = (userId: number): string => `learner${userId}@bench.example`;

/** The body for a completed scenario, as far as the other two servers read it. */
export interface Completion {
  readonly scenarioId: number;
  readonly timeSpent: number;
  readonly attemptId: string;
  readonly answers: readonly { readonly questionIndex: number; readonly selectedOption: number }[];
}

export const questionsPerScenario = 5;
export const optionsPerQuestion = 4;
