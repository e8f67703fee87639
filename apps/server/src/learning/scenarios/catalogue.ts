import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { AnswerOf } from '@rounds/contract/endpoint';
import type { Scenario, ScenarioSummary, getSample } from '@rounds/contract/learning/scenarios';
import { ByteCache } from '../../platform/byte-cache.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { appSingleton } from '../../platform/feature.ts';
import {
  CachedBody,
  type EncodedBody,
  type WholeBody,
  encodeForCache,
  encodedSize,
} from '../../platform/http/pages/cached-body.ts';
import { type Corrected, withRightKeys } from './corrections.rules.ts';
import { byLearningOrder, sampleOf, summaryOf } from './scenarios.rules.ts';
import * as queries from './scenarios.queries.ts';

export interface Filter {
  readonly careerPath?: CareerPath | undefined;
  readonly difficulty?: Difficulty | undefined;
}

export interface LimitedFilter extends Filter {
  readonly limit?: number | undefined;
}

/** All scenarios that match a filter, serialized and compressed once per edition of the content. */
interface WholeList extends WholeBody {
  /** Where each scenario ends in `plain`. */
  readonly ends: readonly number[];
}

export type Edition = queries.Edition;

const keyOf = ({ careerPath, difficulty }: Filter) => `${careerPath ?? ''} ${difficulty ?? ''}`;

const mb = 1024 * 1024;
/** Twenty lists, and their summaries, of three times the content that ships with Rounds. */
const listBytes = 16 * mb;
const editionBytes = 16 * mb;

/** This process's content: what the database holds, cached until it reports a change. */
export class Catalogue {
  readonly #db: Database;
  #scenarios: Promise<Scenario[]> | undefined;
  readonly #lists = new ByteCache<WholeList>({
    maxBytes: listBytes,
    sizeOf: (list) => encodedSize(list) + list.ends.length * 8,
  });
  readonly #editions = new ByteCache<Edition>({
    maxBytes: editionBytes,
    // An object takes about twice what its text does.
    sizeOf: (edition) => JSON.stringify(edition).length * 2,
  });

  private constructor(db: Database) {
    this.#db = db;
  }

  static async open(db: Database): Promise<Catalogue> {
    const catalogue = new Catalogue(db);
    await db.listen(queries.contentChanged, () => catalogue.#forget());
    return catalogue;
  }

  #forget(): void {
    this.#scenarios = undefined;
    this.#lists.clear();
    this.#editions.clear();
  }

  /** All active scenarios, in the order in which they are learned. */
  active(): Promise<Scenario[]> {
    if (this.#scenarios) return this.#scenarios;
    const scenarios = queries.selectActive(this.#db).then((rows) => rows.sort(byLearningOrder));
    this.#scenarios = scenarios;
    scenarios.catch(() => {
      if (this.#scenarios === scenarios) this.#scenarios = undefined;
    });
    return scenarios;
  }

  /** The scenarios that match. A limited list is a prefix of the whole one and takes no memory of its own. */
  async list(filter: LimitedFilter): Promise<CachedBody<Scenario[]>> {
    return new CachedBody(await this.#written(filter));
  }

  /** The same scenarios as lists show them. */
  async summaries(filter: Filter): Promise<CachedBody<ScenarioSummary[]>> {
    const key = `summaries ${keyOf(filter)}`;
    return new CachedBody(await this.#lists.get(key, () => this.#write(filter, summaryOf)));
  }

  /** An active scenario; undefined if there is none with that id. */
  async one(id: number): Promise<Scenario | undefined> {
    return (await this.active()).find((scenario) => scenario.id === id);
  }

  async #written({ limit, ...filter }: LimitedFilter): Promise<EncodedBody> {
    const whole = await this.#lists.get(keyOf(filter), () => this.#write(filter, (scenario) => scenario));
    if (limit === undefined || limit >= whole.ends.length) return whole;
    const etag = whole.etag.replace(/"$/, `-${limit}"`);
    return { etag, plain: whole.plain.subarray(0, whole.ends[limit - 1]), closing: ']' };
  }

  async #write(
    { careerPath, difficulty }: Filter,
    entryOf: (scenario: Scenario) => unknown,
  ): Promise<WholeList> {
    const matching = (await this.active()).filter(
      (scenario) =>
        (careerPath === undefined || scenario.careerPath === careerPath) &&
        (difficulty === undefined || scenario.difficulty === difficulty),
    );
    const texts = matching.map((scenario) => JSON.stringify(entryOf(scenario)));
    const plain = Buffer.from(`[${texts.join(',')}]`);
    // Starts after the bracket or comma that precedes it.
    let end = 0;
    const ends = texts.map((text) => (end += 1 + Buffer.byteLength(text)));
    return { ends, ...(await encodeForCache(plain)) };
  }

  /** The part of a case that visitors can try. The rest requires an account. */
  async sample(careerPath: CareerPath): Promise<AnswerOf<typeof getSample>> {
    const active = await this.active();
    return {
      scenario: sampleOf(active.find((scenario) => scenario.careerPath === careerPath)),
      scenarios: active.length,
      questions: active.reduce(
        (sum, { scenario }) => sum + scenario.questions.filter(({ withdrawn }) => !withdrawn).length,
        0,
      ),
    };
  }

  /**
   * An edition for somebody who works on it or reviews it; null if there is none. An open attempt shows it as asked,
   * since it is graded by that edition; a completed one shows the keys that the newest edition has corrected.
   */
  async shown(scenarioId: number, version: number, isOver: boolean): Promise<Corrected<Edition> | null> {
    const asked = await this.edition(scenarioId, version);
    if (!asked) return null;
    const newest = isOver ? await this.edition(scenarioId) : null;
    if (!newest || newest.version === version) return { scenario: asked, answerTo: (answer) => answer };
    return withRightKeys(asked, newest);
  }

  /**
   * The edition an attempt is graded on; the newest when no version is given; null when there is none.
   * @param sql the caller's transaction, inside one
   */
  async edition(scenarioId: number, version?: number, sql: Sql = this.#db): Promise<Edition | null> {
    const key = `${scenarioId} ${version ?? 'newest'}`;
    return this.#editions.get(key, () => queries.selectOptionalEdition(sql, scenarioId, version));
  }
}

/** The server's catalogue, shared by its features. */
export const catalogueOf = appSingleton(({ db }) => Catalogue.open(db));
