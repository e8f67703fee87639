import { parseArgs } from 'node:util';

export interface Options {
  readonly mode: 'compare' | 'grow' | 'pglite' | 'soak';
  readonly users: number;
  /** Rows of progress, over all learners. */
  readonly progress: number;
  readonly scenarios: number;
  readonly rounds: number;
  /** Of each round, for each server. */
  readonly seconds: number;
  readonly connections: readonly number[];
  /** Names of paths; empty for all. */
  readonly only: readonly string[];
  /** Of a soak. */
  readonly minutes: number;
  /** The number of learners after growing. */
  readonly grown: number;
}

export const usage = `
npm run bench -- [options]
  --users 20000          learners, with 20 rows of progress each; 100000 is the size of the published goals, and what --grow
                         begins with; 2000 with --pglite
  --rounds 5             rounds of each path, the servers taking turns within each
  --seconds 2            length of one server's turn
  --connections 16,64    numbers of keep-alive connections
  --only progress,rank   some paths only, by the names in brackets

in place of the comparison, one of:
  --soak 60              minutes of a steady mix of requests: does memory stay flat?
  --grow 1000000         the same paths with --users learners and with so many: what does growth cost?
  --pglite               Rounds on PGlite against Rounds on PostgreSQL
`;

const usualUsers = { compare: '20000', grow: '100000', pglite: '2000', soak: '20000' };

/** @throws Error that names the option that can't be used, and lists them all */
export function readOptions(args: string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function parse(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      users: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '16,64' },
      only: { type: 'string', default: '' },
      soak: { type: 'string' },
      grow: { type: 'string' },
      pglite: { type: 'boolean', default: false },
    },
  });
  const { soak, grow, pglite } = values;
  const chosen = [soak !== undefined && 'soak', grow !== undefined && 'grow', pglite && 'pglite'] as const;
  const [mode = 'compare', another] = chosen.filter((name) => name !== false);
  if (another) throw new Error(`--${mode} and --${another} can't be used together.`);
  if (mode !== 'compare' && values.only !== '') throw new Error(`--only can't be used with --${mode}.`);

  const users = positive('users', values.users ?? usualUsers[mode]);
  const grown = positive('grow', grow ?? '1000000');
  if (mode === 'grow' && grown <= users) throw new Error(`--grow must be more than the ${users} of --users.`);
  return {
    mode,
    users,
    grown,
    progress: users * 20,
    scenarios: 200,
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: values.connections.split(',').map((value) => positive('connections', value)),
    only: values.only.split(',').filter((name) => name !== ''),
    minutes: positive('soak', soak ?? '60'),
  };
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} must be a positive number. It is "${value}".`);
  return number;
}
