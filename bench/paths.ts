/** `pglite` is Rounds on the embedded database. */
export type ServerName = 'rounds' | 'limit' | 'usual' | 'pglite';

/** One request, a GET unless it has a body. */
export interface Step {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is made anew for each request. */
  readonly body?: 'completion' | 'sign-in';
  /** Sends back the ETag that the server gave for the same request, and expects 304. */
  readonly known?: true;
}

/** What may be sent as one unit: requests one after the other, and in how many of a hundred cases. */
export type Mix = readonly { readonly steps: readonly Step[]; readonly share?: number }[];

/** What one server is sent in its turns. */
export interface Variant {
  readonly server: ServerName;
  readonly label: string;
  readonly steps: readonly Step[];
  /** Requests that run at the same time and are not counted. */
  readonly beside?: Step | undefined;
}

/** A goal of the design: a figure of one variant, by itself or against that of another. */
export interface Goal {
  readonly of: string;
  readonly figure: 'rate' | 'p99' | 'cpu';
  /** For rates a minimum, for times a maximum; milliseconds unless it is against another. */
  readonly bound: number;
  readonly against?: string;
}

export interface Path {
  readonly title: string;
  readonly variants: readonly Variant[];
  readonly goals: readonly Goal[];
  /** In place of the numbers of connections asked for. */
  readonly connections?: readonly number[];
  /** Units a second of an open loop, in place of closed ones. */
  readonly arrivals?: number;
  /** Milliseconds that each closed loop waits between two units: an idle server's times, without the open loop's timer. */
  readonly pause?: number;
}

const list: Step = { path: '/api/scenarios' };

/** What Rounds is sent, which most others understand as well. */
export const calls = {
  leaderboard: { path: '/api/leaderboard' },
  freshLeaderboard: { path: '/api/fresh-leaderboard' },
  rank: { path: '/api/leaderboard/me' },
  progress: { path: '/api/progress' },
  dashboard: { path: '/api/dashboard' },
  list,
  listBrotli: { ...list, headers: { 'Accept-Encoding': 'br' } },
  listKnown: { ...list, known: true },
  signIn: { path: '/api/auth/login', body: 'sign-in' },
  completion: { path: '/api/progress', body: 'completion' },
} as const satisfies Record<string, Step>;

/** How a client asks for the dashboard that has no call for all of it. */
const fiveCalls = [
  { path: '/api/user/profile' },
  { path: '/api/scenarios?limit=3' },
  calls.progress,
  calls.leaderboard,
  { path: '/api/stats/week' },
];

/** The same for all three. */
const all = (step: Step): Variant[] => [
  { server: 'limit', label: 'limit', steps: [step] },
  { server: 'rounds', label: 'Rounds', steps: [step] },
  { server: 'usual', label: 'usual', steps: [step] },
];

const atLeast = (times: Readonly<Record<string, number>>): Goal[] =>
  Object.entries(times).map(([against, bound]) => ({ of: 'Rounds', figure: 'rate', bound, against }));

const path = (title: string, step: Step, goals: Readonly<Record<string, number>>): Path => ({
  title,
  variants: all(step),
  goals: atLeast(goals),
});

const rounds = (label: string, step: Step, beside?: Step): Variant => ({
  server: 'rounds',
  label,
  steps: [step],
  beside,
});

/** Reads first: writes change what reads would find. */
export const paths: Readonly<Record<string, Path>> = {
  leaderboard: path('Leaderboard, top 50, from the one-second cache', calls.leaderboard, {
    limit: 0.4,
    usual: 15,
  }),
  'leaderboard-db': path('Leaderboard, from the database', calls.freshLeaderboard, { limit: 0.75, usual: 4 }),
  progress: path("A learner's progress, 50 rows", calls.progress, { limit: 0.75, usual: 4 }),
  dashboard: {
    title: "The dashboard's data in one call, and as five calls",
    variants: [...all(calls.dashboard), { server: 'usual', label: 'usual, five calls', steps: fiveCalls }],
    goals: atLeast({ limit: 0.75, usual: 5, 'usual, five calls': 12 }),
  },
  scenarios: path('The list of scenarios, whole', calls.list, { limit: 0.7, usual: 20 }),
  'scenarios-br': path('The list of scenarios, brotli', calls.listBrotli, { limit: 0.7, usual: 100 }),
  'scenarios-304': path('The list of scenarios, known', calls.listKnown, { limit: 0.4, usual: 100 }),
  open: {
    title: "The dashboard's data, 1,000 a second at random moments",
    variants: [rounds('Rounds', calls.dashboard)],
    goals: [{ of: 'Rounds', figure: 'p99', bound: 10 }],
    connections: [200],
    arrivals: 1000,
  },
  'sign-in': {
    title: 'Sign-in',
    variants: [
      { server: 'limit', label: 'bare verify', steps: [{ ...calls.signIn, path: '/verify' }] },
      rounds('Rounds', calls.signIn),
    ],
    goals: atLeast({ 'bare verify': 0.75 }),
  },
  storm: {
    title: 'The leaderboard under a light load, alone and in a storm of sign-ins (16 connections)',
    variants: [rounds('idle', calls.leaderboard), rounds('in the storm', calls.leaderboard, calls.signIn)],
    goals: [{ of: 'in the storm', figure: 'p99', bound: 3, against: 'idle' }],
    connections: [4],
    pause: 10,
  },
  completion: path('Completing a scenario, five answers', calls.completion, { limit: 0.5, usual: 3 }),
};
