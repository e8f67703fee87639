import { setTimeout as wait } from 'node:timers/promises';
import { Connection } from './lib/connection.ts';
import { cpuOf, cpuOfPostgres, spent } from './lib/cpu.ts';
import { Requests, type Traffic } from './lib/requests.ts';
import type { Step } from './paths.ts';

/** The steps to send, each weighted by its share of a hundred. */
export type Mix = readonly { readonly steps: readonly Step[]; readonly share: number }[];

function pick(mix: Mix): readonly Step[] {
  let left = Math.random() * 100;
  return mix.find(({ share }) => (left -= share) < 0)?.steps ?? [];
}

/** One server's turn. */
export interface Turn {
  readonly port: number;
  readonly steps: readonly Step[];
  /** Steps weighted by frequency, instead of the same steps each time; for open loops. */
  readonly mix?: Mix | undefined;
  readonly connections: number;
  /** Milliseconds that a connection waits between two units, on average. */
  readonly pause: number;
  /**
   * Units per second that begin at random moments, whether or not the last ones are answered; closed loops if absent.
   */
  readonly arrivals?: number | undefined;
  /** Uncounted work that runs at the same time on its own connections. */
  readonly beside?: { readonly steps: readonly Step[]; readonly connections: number } | undefined;
  readonly seconds: number;
  readonly traffic: Traffic;
  /** Processes whose processor time is counted: the server's, and one of PostgreSQL's that stands for all of them. */
  readonly watch: { readonly server: number; readonly backend: number };
}

export interface Took {
  /** Rounds through all steps. */
  readonly units: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Requests that did not get the expected answer, and the status of the last one. */
  readonly failed: number;
  readonly failure: number;
  /** Microseconds of processor time in all. */
  readonly server: number;
  readonly postgres: number;
  /** The part of one processor that the load itself took. */
  readonly busy: number;
}

/** Sends units through connections until it is over, and keeps their times. */
class Loops {
  readonly times: number[] = [];
  failed = 0;
  failure = 0;
  over = false;
  readonly #requests: Requests;

  constructor(traffic: Traffic) {
    this.#requests = new Requests(traffic);
  }

  /** Closed loops: each connection sends its next unit when the last one is answered. */
  async closed(connections: readonly Connection[], steps: readonly Step[], pause = 0): Promise<void> {
    const follow = (connection: Connection, done: () => void): void => {
      const next = (stands: boolean): void => {
        if (this.over || !stands) done();
        else this.#unit(connection, steps, performance.now(), pause > 0 ? later : next);
      };
      const later = (stands: boolean): void => {
        setTimeout(next, pause * 2 * Math.random(), stands);
      };
      next(true);
    };
    await Promise.all(
      connections.map(
        (connection) =>
          new Promise<void>((resolve) => {
            follow(connection, resolve);
          }),
      ),
    );
  }

  /**
   * An open loop: a unit without a free connection waits, and its time counts from when it was due. The connection that
   * has been idle longest is used, since servers close idle ones.
   */
  async open(
    connections: readonly Connection[],
    next: () => readonly Step[],
    arrivals: number,
  ): Promise<void> {
    const free = [...connections];
    const waiting: number[] = [];
    const send = (connection: Connection): void => {
      const due = waiting.shift();
      if (due === undefined) free.push(connection);
      else
        this.#unit(connection, next(), due, (stands) => {
          if (stands) send(connection);
        });
    };
    let due = performance.now();
    while (!this.over) {
      for (; due <= performance.now(); due -= (Math.log(1 - Math.random()) / arrivals) * 1000) {
        waiting.push(due);
        const connection = free.shift();
        if (connection) send(connection);
      }
      await wait(1);
    }
  }

  /** @param done told whether the connection still stands */
  #unit(
    connection: Connection,
    steps: readonly Step[],
    began: number,
    done: (stands: boolean) => void,
  ): void {
    const learner = this.#requests.anyLearner();
    const next = (place: number): void => {
      const step = steps[place];
      if (!step) {
        this.times.push(performance.now() - began);
        done(true);
        return;
      }
      connection.ask(this.#requests.text(step, learner), (status) => {
        if (status !== (step.known ? 304 : 200)) {
          this.failed += 1;
          this.failure = status;
        }
        if (status === 0) done(false);
        else next(place + 1);
      });
    };
    next(0);
  }
}

/** Before counting begins, the server warms up again after the others' turns: connections, sessions, warm code. */
const leadInMs = 400;

const openAll = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => Connection.open(port)));

async function take(turn: Turn): Promise<Took> {
  const { port, steps, mix, pause, arrivals, beside, traffic, watch } = turn;
  const next = () => (mix ? pick(mix) : steps);
  const counted = new Loops(traffic);
  const uncounted = new Loops(traffic);
  const connections = await openAll(port, turn.connections);
  const others = await openAll(port, beside?.connections ?? 0);
  const loops = [
    arrivals === undefined
      ? counted.closed(connections, steps, pause)
      : counted.open(connections, next, arrivals),
    uncounted.closed(others, beside?.steps ?? []),
  ];

  await wait(leadInMs);
  counted.times.length = 0;
  const cpu = {
    load: process.cpuUsage(),
    server: cpuOf(watch.server),
    postgres: cpuOfPostgres(watch.backend),
  };
  const began = performance.now();
  await wait(turn.seconds * 1000);
  const seconds = (performance.now() - began) / 1000;
  const times = counted.times.toSorted((a, b) => a - b);
  const { user, system } = process.cpuUsage(cpu.load);
  const server = spent(cpu.server, cpuOf(watch.server));
  const postgres = spent(cpu.postgres, cpuOfPostgres(watch.backend));

  counted.over = uncounted.over = true;
  await Promise.all(loops);
  for (const connection of [...connections, ...others]) connection.close();
  const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? NaN;
  return {
    units: times.length,
    seconds,
    p50: at(0.5),
    p99: at(0.99),
    failed: counted.failed + uncounted.failed,
    failure: counted.failure || uncounted.failure,
    server,
    postgres,
    busy: (user + system) / 1e6 / seconds,
  };
}

process.on('message', (turn: Turn) => {
  void take(turn).then((took) => process.send?.(took));
});
process.on('disconnect', () => process.exit(0));
