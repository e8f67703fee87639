import { parseArgs } from 'node:util';

export interface Options {
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
}

export const usage = `
npm run bench -- [options]
  --users 20000          learners; 100000 is the size of the published goals
  --progress 400000      rows of progress; 2000000 at that size
  --scenarios 200        scenarios of about 3 KB each
  --rounds 5             rounds of each path, the servers taking turns within each
  --seconds 2            length of one server's turn
  --connections 16,64    numbers of keep-alive connections
  --only progress,rank   some paths only, by the names in brackets
`;

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
      users: { type: 'string', default: '20000' },
      progress: { type: 'string', default: '400000' },
      scenarios: { type: 'string', default: '200' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '16,64' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    users: positive('users', values.users),
    progress: positive('progress', values.progress),
    scenarios: positive('scenarios', values.scenarios),
    rounds: positive('rounds', values.rounds),
    seconds: positive('seconds', values.seconds),
    connections: values.connections.split(',').map((value) => positive('connections', value)),
    only: values.only.split(',').filter((name) => name !== ''),
  };
}

function positive(name: string, value: string): number {
  const number = Number(value);
  if (!(number > 0)) throw new Error(`--${name} must be a positive number. It is "${value}".`);
  return number;
}
