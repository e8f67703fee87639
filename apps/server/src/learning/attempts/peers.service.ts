import type { PeerChoices } from '@rounds/contract/learning/attempts';
import { minPeers, sharesOf } from '@rounds/contract/learning/attempts.rules';
import { ByteCache } from '../../platform/byte-cache.ts';
import type { AttemptsDeps } from './attempts.service.ts';
import { type Choice, selectAnswered, selectChoices } from './peers.queries.ts';

const freshMs = 60_000;
const choicesBytes = 4 * 1024 * 1024;

/** What learners chose, recounted at most once a minute for each edition of a scenario. */
export class PeerStats {
  readonly #deps: AttemptsDeps;
  readonly #kept: ByteCache<readonly Choice[]>;

  constructor(deps: AttemptsDeps) {
    this.#deps = deps;
    this.#kept = new ByteCache({
      maxBytes: choicesBytes,
      ttlMs: freshMs,
      now: () => deps.clock.now().getTime(),
      // The size of an object with three numbers and a flag.
      sizeOf: (choices) => choices.length * 64,
    });
  }

  /** What others chose, for questions that the learner and enough others have answered. */
  async of(userId: number, scenarioId: number): Promise<PeerChoices[]> {
    const { db, catalogue } = this.#deps;
    const answered = await selectAnswered(db, userId, scenarioId);
    const told = answered.map(async ({ questionIndex, version }): Promise<PeerChoices[]> => {
      const edition = await catalogue.edition(scenarioId, version);
      const question = edition?.scenario.questions[questionIndex];
      const choices = (await this.#choices(scenarioId, version)).filter(
        (choice) => choice.questionIndex === questionIndex,
      );
      const count = (of: (choice: Choice) => boolean) =>
        choices.filter(of).reduce((sum, { learners }) => sum + learners, 0);
      const learners = count(() => true);
      const full = count(({ correct }) => correct);
      const [fullCredit = 0] = sharesOf([full, learners - full]) ?? [];
      const counts =
        question?.options.map((_, option) => count((one) => one.selectedOption === option)) ?? [];
      const shares = question?.item ? [] : sharesOf(counts);
      if (learners < minPeers || !question || !shares) return [];
      return [{ questionIndex, version, learners, shares, fullCredit }];
    });
    return (await Promise.all(told)).flat();
  }

  #choices(scenarioId: number, version: number): Promise<readonly Choice[]> {
    const { db } = this.#deps;
    return this.#kept.get(`${scenarioId} ${version}`, () => selectChoices(db, scenarioId, version));
  }
}
