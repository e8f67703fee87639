import { randomUUID } from 'node:crypto';
import { emailOf, optionsPerQuestion, password, questionsPerScenario, tokenOf } from '../data/learners.ts';
import type { Step } from '../paths.ts';

export interface Traffic {
  /** Who sends: any of them at random, or one after the other. */
  readonly learners: readonly number[];
  readonly inTurn?: true;
  readonly scenarios: number;
}

/** Builds requests: those without a body once per learner, the others each time. */
export class Requests {
  readonly #traffic: Traffic;
  readonly #written = new Map<Step, string[]>();
  #turn = 0;

  constructor(traffic: Traffic) {
    this.#traffic = traffic;
  }

  anyLearner(): number {
    const { learners, inTurn } = this.#traffic;
    const place = inTurn ? this.#turn++ % learners.length : Math.floor(Math.random() * learners.length);
    return learners[place] ?? 1;
  }

  text(step: Step, learner: number): string {
    if (step.body === 'completion') return this.#post(step, learner, this.#completion());
    if (step.body === 'sign-in') return this.#post(step, learner, { email: emailOf(learner), password });
    let written = this.#written.get(step);
    if (!written) this.#written.set(step, (written = []));
    return (written[learner] ??= `${head(step, learner)}\r\n`);
  }

  #post(step: Step, learner: number, body: object): string {
    const json = JSON.stringify(body);
    return `${head(step, learner)}Content-Type: application/json\r\nContent-Length: ${json.length}\r\n\r\n${json}`;
  }

  /** Seven in ten answers are right. */
  #completion(): object {
    return {
      scenarioId: 1 + Math.floor(Math.random() * this.#traffic.scenarios),
      completed: true,
      score: 0,
      timeSpent: 30 + Math.floor(Math.random() * 200),
      attemptId: randomUUID(),
      version: 1,
      answers: Array.from({ length: questionsPerScenario }, (_, questionIndex) => ({
        questionIndex,
        selectedOption: (questionIndex + (Math.random() < 0.7 ? 0 : 1)) % optionsPerQuestion,
      })),
    };
  }
}

function head({ method, path, headers = {}, body }: Step, learner: number): string {
  const from = body === 'sign-in' ? forwardedFor(learner) : `Authorization: Bearer ${tokenOf(learner)}`;
  const others = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${from}\r\n${others.join('')}`;
}

/** Each learner signs in from an address of their own: one address may only sign in so often an hour. */
const forwardedFor = (learner: number): string =>
  `X-Forwarded-For: 10.${(learner >> 16) & 255}.${(learner >> 8) & 255}.${learner & 255}`;
