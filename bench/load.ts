import { setTimeout as wait } from 'node:timers/promises';
import { tokenOf } from './data/learners.ts';
import { Connection } from './lib/connection.ts';
import { cpuOf, cpuOfPostgres } from './lib/cpu.ts';
import { Requests } from './lib/requests.ts';
import type { Mix, Step } from './paths.ts';

/** One server's turn. */
export interface Turn {
  readonly port: number;
  readonly mix: Mix;
  readonly connections: number;
  /**
   * Units per second that begin at random moments, whether or not the last ones are answered; closed loops if absent.
   */
  readonly arrivals?: number | undefined;
  /** Milliseconds that a closed loop waits between two units, on average. */
  readonly pause?: number | undefined;
  /** Sent at the same time, uncounted, by 16 closed loops. */
  readonly beside?: Step | undefined;
  readonly seconds: number;
  readonly learners: readonly number[];
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
  readonly database: number;
  /** The part of one processor that the load itself took. */
  readonly load: number;
}

/** Sends units through connections until it is over, and keeps their times. */
class Loops {
  readonly times: number[] = [];
  failed = 0;
  failure = 0;
  over = false;
  readonly #requests: Requests;
  readonly #mix: Mix;

  constructor(learners: readonly number[], mix: Mix) {
    this.#requests = new Requests(learners);
    this.#mix = mix;
  }

  /** Closed loops: each connection sends its next unit when the last one is answered. */
  async closed(connections: readonly Connection[], pause = 0): Promise<void> {
    const loop = async (connection: Connection): Promise<void> => {
      while (!this.over && (await this.#unit(connection, performance.now())))
        if (pause > 0) await wait(pause * 2 * Math.random());
    };
    await Promise.all(connections.map(loop));
  }

  /**
   * An open loop: a unit without a free connection waits, and its time counts from when it was due. The connection that
   * has been idle longest is used, since servers close idle ones.
   */
  async open(connections: readonly Connection[], arrivals: number): Promise<void> {
    const free = [...connections];
    const waiting: number[] = [];
    const send = async (connection: Connection): Promise<void> => {
      for (let due = waiting.shift(); due !== undefined; due = waiting.shift())
        if (!(await this.#unit(connection, due))) return;
      free.push(connection);
    };
    let due = performance.now();
    while (!this.over) {
      for (; due <= performance.now(); due -= (Math.log(1 - Math.random()) / arrivals) * 1000) {
        waiting.push(due);
        const connection = free.shift();
        if (connection) void send(connection);
      }
      await wait(1);
    }
  }

  /** @returns whether the connection still stands */
  async #unit(connection: Connection, began: number): Promise<boolean> {
    const learner = this.#requests.nextLearner();
    let part = Math.random() * 100;
    const steps = this.#mix.find(({ share = 100 }) => (part -= share) < 0)?.steps ?? [];
    for (const step of steps) {
      const status = await connection.ask(this.#requests.text(step, learner));
      if (status !== (step.known ? 304 : 200)) {
        this.failed += 1;
        this.failure = status;
      }
      if (status === 0) return false;
    }
    this.times.push(performance.now() - began);
    return true;
  }
}

/** A step whose answer the client already has, with the ETag that the server gives for it. */
async function withTag(port: number, step: Step): Promise<Step> {
  if (!step.known) return step;
  const response = await fetch(`http://127.0.0.1:${port}${step.path}`, {
    headers: { Authorization: `Bearer ${tokenOf(1)}`, 'Accept-Encoding': 'identity' },
  });
  await response.arrayBuffer();
  const tag = response.headers.get('ETag');
  if (tag === null) throw new Error(`There is no ETag for ${step.path}.`);
  return { ...step, headers: { 'If-None-Match': tag } };
}

/** Before counting begins, the server warms up again after the others' turns: connections, sessions, warm code. */
const leadInMs = 400;

const openAll = (port: number, count: number) =>
  Promise.all(Array.from({ length: count }, () => Connection.open(port)));

async function take({ port, learners, arrivals, pause, beside, watch, ...turn }: Turn): Promise<Took> {
  const tagged = turn.mix.map(async (part) => ({
    ...part,
    steps: await Promise.all(part.steps.map((step) => withTag(port, step))),
  }));
  const counted = new Loops(learners, await Promise.all(tagged));
  const uncounted = new Loops(learners, beside ? [{ steps: [beside] }] : []);
  const connections = await openAll(port, turn.connections);
  const others = await openAll(port, beside ? 16 : 0);
  const loops = [
    arrivals === undefined ? counted.closed(connections, pause) : counted.open(connections, arrivals),
    uncounted.closed(others),
  ];

  await wait(leadInMs);
  counted.times.length = 0;
  const now = () => [
    cpuOf(watch.server),
    cpuOfPostgres(watch.backend),
    cpuOf(process.pid),
    performance.now(),
  ];
  const before = now();
  await wait(turn.seconds * 1000);
  const [server = NaN, database = NaN, load = NaN, ms = NaN] = now().map((at, n) => at - (before[n] ?? NaN));
  const times = counted.times.toSorted((a, b) => a - b);

  counted.over = uncounted.over = true;
  await Promise.all(loops);
  for (const connection of [...connections, ...others]) connection.close();
  const at = (part: number) => times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? NaN;
  return {
    units: times.length,
    seconds: ms / 1000,
    p50: at(0.5),
    p99: at(0.99),
    failed: counted.failed + uncounted.failed,
    failure: counted.failure || uncounted.failure,
    server,
    database,
    load: load / ms / 1000,
  };
}

process.on('message', (turn: Turn) => {
  void take(turn).then((took) => process.send?.(took));
});
process.on('disconnect', () => process.exit(0));
