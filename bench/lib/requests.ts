import { randomUUID } from 'node:crypto';
import { completionOf, emailOf, password, scenarioCount, tokenOf } from '../data/learners.ts';
import type { Step } from '../paths.ts';

/** Builds requests, each unit from the next learner: those without a body once per learner, the others each time. */
export class Requests {
  readonly #learners: readonly number[];
  readonly #written = new Map<Step, string[]>();
  #turn = 0;

  constructor(learners: readonly number[]) {
    this.#learners = learners;
  }

  nextLearner(): number {
    return this.#learners[this.#turn++ % this.#learners.length] ?? 1;
  }

  text(step: Step, learner: number): string {
    if (step.body === 'completion') return post(step, learner, completion());
    if (step.body === 'sign-in') return post(step, learner, { email: emailOf(learner), password });
    let written = this.#written.get(step);
    if (!written) this.#written.set(step, (written = []));
    return (written[learner] ??= `${head('GET', step, learner)}\r\n`);
  }
}

function head(method: string, { path, headers = {}, body }: Step, learner: number): string {
  const sent = {
    Host: '127.0.0.1',
    // Each learner signs in from an address of their own: one address may only sign in so often an hour.
    ...(body === 'sign-in'
      ? { 'X-Forwarded-For': `10.${(learner >> 16) & 255}.${(learner >> 8) & 255}.${learner & 255}` }
      : { Authorization: `Bearer ${tokenOf(learner)}` }),
    ...headers,
  };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}`;
}

function post(step: Step, learner: number, body: object): string {
  const json = JSON.stringify(body);
  return `${head('POST', step, learner)}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
}

/** Seven in ten answers are right. */
const completion = () =>
  completionOf(
    {
      scenarioId: 1 + Math.floor(Math.random() * scenarioCount),
      timeSpent: 30 + Math.floor(Math.random() * 200),
      attemptId: randomUUID(),
    },
    () => Math.random() < 0.7,
  );
