import type { Clock } from '../../clock.ts';
import { tooManyRequests } from '../errors.ts';

const windowMs = 60_000;
const largest = 50_000;

/** Stops a runaway client. Counts per learner or address, in this process only: a guard, not a quota. */
export class Guard {
  readonly #max: number;
  readonly #clock: Clock;
  readonly #used = new Map<string | number, number>();
  #began = 0;

  /** @param max requests per minute */
  constructor(max: number, clock: Clock) {
    this.#max = max;
    this.#clock = clock;
  }

  /**
   * Counts one request.
   * @param who a learner's id or an address
   * @throws ApiError 429
   */
  count(who: string | number): void {
    const now = this.#clock.now().getTime();
    const isOver = now >= this.#began + windowMs || now < this.#began;
    if (isOver || this.#used.size >= largest) {
      this.#used.clear();
      this.#began = now;
    }
    const used = (this.#used.get(who) ?? 0) + 1;
    this.#used.set(who, used);
    if (used <= this.#max) return;
    throw tooManyRequests(Math.ceil((this.#began + windowMs - now) / 1000));
  }
}
