import { parse, protocol, type PGlite } from '@electric-sql/pglite';
import type { Statement } from '../statement.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocol']>>['messages'];

/** What the database reports about a statement when it prepares it. */
interface Prepared {
  /** The types of its parameters. */
  readonly types: readonly number[];
  /** The description of its rows. */
  readonly rows: Answer;
}

const { serialize } = protocol;

/**
 * Statements that the embedded database prepares once, by name, and then runs in one message. Its own `query` parses
 * and plans each statement every time, in six messages.
 */
export class PgliteStatements {
  readonly #client: PGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(client: PGlite) {
    this.#client = client;
  }

  /** Runs a statement and returns its rows. The caller makes sure that no other transaction is open. */
  run<Row>(
    statement: Statement<string, Row>,
    values: readonly unknown[],
    inTransaction: boolean,
  ): Promise<Row[]> {
    return this.#client.runExclusive(async () => {
      const { types, rows } = this.#prepared.get(statement.name) ?? (await this.#prepare(statement));
      const bind = serialize.bind({
        statement: statement.name,
        values: types.map((type, place) => this.#text(values[place], type)),
      });
      const answer = await this.#send([bind, serialize.execute({})], !inTransaction);
      return (parse.parseResults([...rows, ...answer], this.#client.parsers)[0]?.rows ?? []) as Row[];
    });
  }

  async #prepare({ name, text }: Pick<Statement<string, unknown>, 'name' | 'text'>): Promise<Prepared> {
    const answer = await this.#send(
      [serialize.parse({ name, text }), serialize.describe({ type: 'S', name })],
      false,
    );
    const prepared = {
      types: parse.parseDescribeStatementResults(answer),
      rows: answer.filter((message) => message.name === 'rowDescription'),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  /** @throws the database's error; after it, the connection is ready for the next message. */
  async #send(messages: readonly Uint8Array[], syncToFs: boolean): Promise<Answer> {
    const all = Buffer.concat([...messages, serialize.sync()]);
    return (await this.#client.execProtocol(all, { syncToFs })).messages;
  }

  #text(value: unknown, type: number): string | null {
    if (value === null || value === undefined) return null;
    const serializer = this.#client.serializers[type];
    if (serializer) return serializer(value);
    return typeof value === 'string' ? value : JSON.stringify(value);
  }
}
