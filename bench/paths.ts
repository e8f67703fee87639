/** `pglite` is Rounds on the embedded database. */
export type ServerName = 'rounds' | 'limit' | 'usual' | 'pglite';

/** One request, by a different learner each time. */
export interface Step {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is made anew for each request. */
  readonly body?: 'completion' | 'sign-in';
  /** On the server's second port. */
  readonly side?: true;
  /** Sends back the ETag that the server gave for the same request, and expects 304. */
  readonly known?: true;
}

/** What one server does for one unit of a path: one request, or everything that its client would send. */
export interface Variant {
  readonly server: ServerName;
  readonly label: string;
  readonly steps: readonly Step[];
  /** Requests that run at the same time and are not counted. */
  readonly beside?: readonly Step[];
  /** Sent by learners whose sessions the server has not cached, each once. */
  readonly strangers?: true;
}

/** A goal of the design: a figure of one variant against the same figure of another. */
export interface RelativeGoal {
  readonly of: string;
  readonly against: string;
  readonly figure: 'rate' | 'p99' | 'cpu';
  /** For rates a minimum, for times a maximum. */
  readonly times: number;
  /** The size for which the goal was set, if a smaller one proves nothing. */
  readonly users?: number;
}

/** A time within which a variant must answer, whatever others take. */
export interface AbsoluteGoal {
  readonly of: string;
  readonly figure: 'p99';
  readonly ms: number;
}

export type Goal = RelativeGoal | AbsoluteGoal;

export interface Path {
  readonly name: string;
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly goals: readonly Goal[];
  /** In place of the numbers of connections asked for. */
  readonly connections?: readonly number[];
  /** Milliseconds that each connection waits between two units, for measuring response times under a light load. */
  readonly pause?: number;
  /** Units a second of an open loop, in place of closed ones. */
  readonly arrivals?: number;
}

const get = (path: string, more: Partial<Step> = {}): Step => ({ method: 'GET', path, ...more });
const post = (path: string, body: Step['body'], more: Partial<Step> = {}): Step => ({
  method: 'POST',
  path,
  ...(body && { body }),
  ...more,
});

/** The same steps for all three. */
const all = (...steps: Step[]): Variant[] => [
  { server: 'limit', label: 'limit', steps },
  { server: 'rounds', label: 'Rounds', steps },
  { server: 'usual', label: 'usual', steps },
];

const rate = (against: string, times: number, more: Partial<RelativeGoal> = {}): Goal => ({
  of: 'Rounds',
  against,
  figure: 'rate',
  times,
  ...more,
});

const leaderboard = get('/api/leaderboard');
const dashboard = get('/api/dashboard');
const list = get('/api/scenarios');
const signIn = post('/api/auth/login', 'sign-in');
const fiveCalls = [
  get('/api/user/profile'),
  get('/api/scenarios?limit=3'),
  get('/api/progress'),
  leaderboard,
  get('/api/stats/week'),
];

/** Reads first: writes change what reads would find. */
export const paths: readonly Path[] = [
  {
    name: 'leaderboard',
    title: 'Leaderboard, top 50, from the one-second cache',
    variants: all(leaderboard),
    goals: [rate('limit', 0.4), rate('usual', 15)],
  },
  {
    name: 'leaderboard-db',
    title: 'Leaderboard, top 50, from the database each time',
    variants: [
      { server: 'limit', label: 'limit', steps: [get('/fresh/api/leaderboard')] },
      { server: 'rounds', label: 'Rounds', steps: [{ ...leaderboard, side: true }] },
      { server: 'usual', label: 'usual', steps: [leaderboard] },
    ],
    goals: [rate('limit', 0.75), rate('usual', 4)],
  },
  {
    name: 'rank',
    title: 'My rank',
    variants: all(get('/api/leaderboard/me')).filter(({ server }) => server !== 'limit'),
    goals: [rate('usual', 100, { users: 1_000_000 })],
  },
  {
    name: 'progress',
    title: "A learner's progress, 50 rows",
    variants: all(get('/api/progress')),
    goals: [rate('limit', 0.75), rate('usual', 4)],
  },
  {
    name: 'review',
    title: 'What is due for review, after a year of it',
    variants: all(get('/api/review')),
    goals: [rate('limit', 0.75), rate('usual', 4)],
  },
  {
    name: 'dashboard',
    title: "The dashboard's data in one call, and as five calls",
    variants: [...all(dashboard), { server: 'usual', label: 'usual, five calls', steps: fiveCalls }],
    goals: [rate('limit', 0.75), rate('usual', 5), rate('usual, five calls', 12)],
  },
  {
    name: 'scenarios',
    title: 'The whole list of scenarios',
    variants: all(list),
    goals: [rate('limit', 0.7), rate('usual', 20)],
  },
  {
    name: 'scenarios-br',
    title: 'The whole list of scenarios, brotli',
    variants: all({ ...list, headers: { 'Accept-Encoding': 'br' } }),
    goals: [rate('limit', 0.7), rate('usual', 100)],
  },
  {
    name: 'scenarios-304',
    title: 'The whole list of scenarios, which the client has',
    variants: all({ ...list, known: true }),
    goals: [rate('limit', 0.4), rate('usual', 100)],
  },
  {
    name: 'open',
    title: "The dashboard's data, 1,000 a second at random moments",
    variants: all(dashboard).filter(({ server }) => server === 'rounds'),
    goals: [{ of: 'Rounds', figure: 'p99', ms: 10 }],
    connections: [200],
    arrivals: 1000,
  },
  {
    name: 'sign-in',
    title: 'Sign-in',
    variants: [
      { server: 'limit', label: 'bare verify', steps: [post('/verify', 'sign-in')] },
      { server: 'rounds', label: 'Rounds', steps: [signIn] },
    ],
    goals: [rate('bare verify', 0.75)],
  },
  {
    name: 'storm',
    title: 'The leaderboard under a light load, alone and in a storm of sign-ins (16 connections)',
    variants: [
      { server: 'rounds', label: 'idle', steps: [leaderboard] },
      { server: 'rounds', label: 'in the storm', steps: [leaderboard], beside: [signIn] },
    ],
    goals: [{ of: 'in the storm', against: 'idle', figure: 'p99', times: 3 }],
    connections: [4],
    pause: 10,
  },
  {
    name: 'completion',
    title: 'Completing a scenario, five answers',
    variants: all(post('/api/progress', 'completion')),
    goals: [rate('limit', 0.5), rate('usual', 3)],
  },
];

/** What Rounds is sent for a path. */
export function stepsOf(name: string): readonly Step[] {
  const steps = paths
    .find((path) => path.name === name)
    ?.variants.find(({ server }) => server === 'rounds')?.steps;
  if (!steps) throw new Error(`There is no path ${name}.`);
  return steps;
}
