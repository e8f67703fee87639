import { parseArgs } from 'node:util';
import { paths } from '../paths.ts';

const usage = `
npm run bench -- [options]
  --users 20000          learners; 100000 is the size of the goals and what --grow begins with; 2000 with --pglite
  --rounds 5             rounds of each path, the servers taking turns within each
  --seconds 2            length of one server's turn
  --connections 16,64    numbers of keep-alive connections
  --only progress,open   some paths only, of ${Object.keys(paths).join(', ')}

in place of the comparison, one of:
  --soak 60              minutes of a steady mix of requests: does memory stay flat?
  --grow 1000000         the same calls with --users learners and with so many: what does growth cost?
  --pglite               Rounds on PGlite against Rounds on PostgreSQL
`;

export type Options = ReturnType<typeof parse>;

/** @throws Error that says which option can't be used, and lists them all */
export function readOptions(args: string[]): Options {
  try {
    return parse(args);
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}

function parse(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      users: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      connections: { type: 'string', default: '16,64' },
      only: { type: 'string', default: Object.keys(paths).join() },
      soak: { type: 'string' },
      grow: { type: 'string' },
      pglite: { type: 'boolean' },
    },
  });
  if (values.help) throw new Error('Rounds against the limit and the usual stack: bench/README.md');
  const { soak, grow, pglite, users = grow ? '100000' : pglite ? '2000' : '20000' } = values;
  const numbers = {
    users: Number(users),
    rounds: Number(values.rounds),
    /** Of each round, for each server. */
    seconds: Number(values.seconds),
    /** The number of learners after growing. */
    grown: Number(grow ?? Infinity),
    /** Of a soak. */
    minutes: Number(soak ?? 60),
  };
  const connections = values.connections.split(',').map(Number);
  const isNumber = [...Object.values(numbers), ...connections].every((value) => value > 0);
  if (!isNumber || numbers.grown <= numbers.users) throw new Error('A number is too small, or is none.');
  const only = values.only.split(',');
  const unknown = only.find((name) => !paths[name]);
  if (unknown !== undefined) throw new Error(`There is no path "${unknown}".`);
  const mode = soak ? 'soak' : grow ? 'grow' : pglite ? 'pglite' : 'compare';
  return { ...numbers, connections, only, mode } as const;
}
