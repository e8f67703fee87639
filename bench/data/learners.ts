/** The learners whose traffic is measured, and what everything that talks to the servers must know of the data. */
export const password = 'a password of the benchmark';

/** The busiest learners, who have ids from 1 on: one in ten, each with more than a page of progress. */
export const busyLearners = (users: number): number => Math.max(Math.floor(users / 10), 1);

/** The busy ones that send requests: few enough for one wave of a class, many enough to spread over the tables. */
export const sendingLearners = (users: number): number => Math.min(busyLearners(users), 2000);

/** The learner's token; as long as a real one. Only its hash is in the database. */
export const tokenOf = (userId: number): string => String(userId).padStart(43, '0');

export const emailOf = (userId: number): string => `learner${userId}@bench.example`;

/** Discussions, whose sixty words are of so many; each word stands in a post once at most. */
export const posts = 100_000;
export const vocabulary = 20_000;
const termOf = (index: number): string => `term${String(index).padStart(5, '0')}`;

/** What is looked for: some three hundred posts have it. */
export const searchTerm = termOf(123);
export const searchPath = `/api/forum?q=${searchTerm}`;

export const questionsPerScenario = 5;
export const optionsPerQuestion = 4;
