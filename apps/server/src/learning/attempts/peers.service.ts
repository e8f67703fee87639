import type { PeerChoices } from '@rounds/contract/learning/attempts';
import { sharesOf } from '@rounds/contract/learning/attempts.rules';
import type { AttemptsDeps } from './attempts.service.ts';
import { type Choice, selectAnswered, selectChoices } from './peers.queries.ts';

const freshMs = 60_000;
/** Editions whose figures are kept: a few hundred bytes each. */
const mostKept = 1000;

interface Kept {
  readonly at: number;
  readonly choices: Promise<readonly Choice[]>;
}

/** What learners chose, counted anew at most once a minute for each edition of a scenario. */
export class PeerFigures {
  readonly #deps: AttemptsDeps;
  readonly #kept = new Map<string, Kept>();

  constructor(deps: AttemptsDeps) {
    this.#deps = deps;
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
    const key = `${scenarioId} ${version}`;
    const now = this.#deps.clock.now().getTime();
    const kept = this.#kept.get(key);
    if (kept && now - kept.at < freshMs) return kept.choices;
    const choices = selectChoices(this.#deps.db, scenarioId, version);
    if (this.#kept.size >= mostKept) this.#kept.clear();
    this.#kept.set(key, { at: now, choices });
    choices.catch(() => this.#kept.delete(key));
    return choices;
  }
}
