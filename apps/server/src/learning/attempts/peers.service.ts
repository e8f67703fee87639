import type { PeerChoices } from '@rounds/contract/learning/attempts';
import { sharesOf } from '@rounds/contract/learning/attempts.rules';
import { ByteCache } from '../../platform/byte-cache.ts';
import type { AttemptsDeps } from './attempts.service.ts';
import { type Choice, selectAnswered, selectChoices } from './peers.queries.ts';

const freshMs = 60_000;
const choicesBytes = 4 * 1024 * 1024;

/** What learners chose, counted anew at most once a minute for each edition of a scenario. */
export class PeerFigures {
  readonly #deps: AttemptsDeps;
  readonly #kept: ByteCache<readonly Choice[]>;

  constructor(deps: AttemptsDeps) {
    this.#deps = deps;
    this.#kept = new ByteCache({
      maxBytes: choicesBytes,
      ttlMs: freshMs,
      now: () => deps.clock.now().getTime(),
      // An object of three numbers.
      sizeOf: (choices) => choices.length * 64,
    });
  }

  /** What others chose, of those questions that the learner has answered and enough others have too. */
  async of(userId: number, scenarioId: number): Promise<PeerChoices[]> {
    const { db, catalogue } = this.#deps;
    const answered = await selectAnswered(db, userId, scenarioId);
    const told = answered.map(async ({ questionIndex, version }): Promise<PeerChoices[]> => {
      const edition = await catalogue.edition(scenarioId, version);
      const options = edition?.scenario.questions[questionIndex]?.options ?? [];
      const choices = (await this.#choices(scenarioId, version)).filter(
        (choice) => choice.questionIndex === questionIndex,
      );
      const counts = options.map(
        (_, option) => choices.find(({ selectedOption }) => selectedOption === option)?.learners ?? 0,
      );
      const shares = sharesOf(counts);
      const learners = counts.reduce((sum, count) => sum + count, 0);
      return shares ? [{ questionIndex, version, learners, shares }] : [];
    });
    return (await Promise.all(told)).flat();
  }

  #choices(scenarioId: number, version: number): Promise<readonly Choice[]> {
    const { db } = this.#deps;
    return this.#kept.get(`${scenarioId} ${version}`, () => selectChoices(db, scenarioId, version));
  }
}
