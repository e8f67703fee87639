import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { CareerPath, Difficulty } from '@rounds/contract/common';
import type { Scenario } from '@rounds/contract/scenarios';
import type { Database, Sql } from '../../platform/db/database.ts';
import { byLearningOrder } from './scenarios.rules.ts';
import * as queries from './scenarios.queries.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

export interface Filter {
  readonly careerPath?: CareerPath | undefined;
  readonly difficulty?: Difficulty | undefined;
  readonly limit?: number | undefined;
}

/** A list of scenarios, written and compressed once for each edition of the content. */
export interface WrittenList {
  readonly etag: string;
  readonly plain: Buffer;
  /** Absent until the compressor, off the main thread, is done. */
  br?: Buffer;
  gzip?: Buffer;
}

export type Edition = queries.Edition;

/** The content of this process: what the database holds, kept until it says that it changed. */
export class Catalogue {
  readonly #db: Database;
  #scenarios: Promise<Scenario[]> | undefined;
  readonly #lists = new Map<string, Promise<WrittenList>>();
  readonly #editions = new Map<string, Promise<Edition | null>>();

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
    return (this.#scenarios ??= keepUnlessFailed(
      queries.selectActive(this.#db).then((rows) => rows.sort(byLearningOrder)),
      () => (this.#scenarios = undefined),
    ));
  }

  list(filter: Filter): Promise<WrittenList> {
    const key = `${filter.careerPath ?? ''} ${filter.difficulty ?? ''} ${filter.limit ?? ''}`;
    return remember(this.#lists, key, () => this.#write(filter));
  }

  async #write({ careerPath, difficulty, limit }: Filter): Promise<WrittenList> {
    const matching = (await this.active()).filter(
      (scenario) =>
        (careerPath === undefined || scenario.careerPath === careerPath) &&
        (difficulty === undefined || scenario.difficulty === difficulty),
    );
    const plain = Buffer.from(JSON.stringify(matching.slice(0, limit)));
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
    const list: WrittenList = { etag, plain };
    void compress(list);
    return list;
  }

  /**
   * The edition an attempt is graded on; the newest when no version is given; null when there is none.
   * @param sql the caller's transaction, inside one
   */
  async edition(scenarioId: number, version?: number, sql: Sql = this.#db): Promise<Edition | null> {
    const key = `${scenarioId} ${version ?? 'newest'}`;
    return remember(this.#editions, key, () => queries.selectOptionalEdition(sql, scenarioId, version));
  }
}

const largest = 2000;

/** Remembers what was made for a key, and forgets it again when making it failed or made nothing. */
function remember<T>(memory: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = memory.get(key);
  if (known) return known;
  if (memory.size >= largest) memory.clear();
  const forget = () => {
    if (memory.get(key) === made) memory.delete(key);
  };
  const made = keepUnlessFailed(make(), forget);
  memory.set(key, made);
  made.then((value) => value === null && forget(), forget);
  return made;
}

function keepUnlessFailed<T>(work: Promise<T>, forget: () => void): Promise<T> {
  work.catch(forget);
  return work;
}

async function compress(list: WrittenList): Promise<void> {
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: list.plain.length };
  [list.br, list.gzip] = await Promise.all([brotli(list.plain, { params }), gzip(list.plain, { level: 9 })]);
}
