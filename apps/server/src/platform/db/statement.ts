import type { z } from 'zod';

/** The types a parameter accepts. JSON is passed as text. */
export type Value =
  | string
  | number
  | boolean
  | Date
  | Uint8Array
  | null
  | readonly string[]
  | readonly number[]
  | readonly boolean[];

/** A statement that the database prepares once under its name and runs in one round trip. */
export interface Statement<Name extends string, Row> {
  /** Unique. PostgreSQL shows it in `pg_stat_activity` and `pg_prepared_statements`. */
  readonly name: string;
  /** In PostgreSQL's form: `$1`, `$2`. */
  readonly text: string;
  /** The parameters' names, in the order of their numbers. */
  readonly parameters: readonly Name[];
  /** The type of a row: only checked in tests. Absent for a statement without rows. */
  readonly row?: z.ZodType<Row> | undefined;
  /** A read of about a millisecond that waits for no lock: it may be sent before those ahead of it are answered. */
  readonly pipelined: boolean;
}

/** A value for each parameter, by its name. */
export type ValuesOf<Name extends string> = Readonly<Record<Name, Value>>;

/** A query's arguments after the statement: none if it has no parameters. */
export type Arguments<Name extends string> = [Name] extends [never] ? [] : [ValuesOf<Name>];

/** The names after the dollar signs of a text, if its type is a literal. */
type NamesIn<Text extends string, Found = never> = Text extends `${string}$${infer Rest}`
  ? NamesIn<Rest, Found | FirstWord<Rest>>
  : Found;

type FirstWord<Text extends string, Word extends string = ''> = Text extends `${infer Sign}${infer Rest}`
  ? Lowercase<Sign> extends Letter
    ? FirstWord<Rest, `${Word}${Sign}`>
    : Word
  : Word;

// prettier-ignore
type Letter =
  | 'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h' | 'i' | 'j' | 'k' | 'l' | 'm' | 'n' | 'o' | 'p' | 'q' | 'r' | 's' | 't' | 'u' | 'v'
  | 'w' | 'x' | 'y' | 'z' | '_' | '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/**
 * Defines a statement. Its parameters are the `$names` in its text. Parts of the text that are defined separately and
 * contain parameters need `as const`, so that the compiler sees the names.
 */
export function statement<const Text extends string, Row = never>(definition: {
  readonly name: string;
  readonly text: Text;
  readonly row?: z.ZodType<Row>;
  readonly pipelined?: true;
}): Statement<NamesIn<Text>, Row> {
  const { name, row, pipelined = false } = definition;
  const { text, parameters } = numberParameters(definition.text);
  return { name, text, parameters: parameters as NamesIn<Text>[], row, pipelined };
}

/** Matches parameters, and text with dollar signs that aren't. */
const tokens = new RegExp(
  [
    String.raw`[eE]'(?:[^'\\]|''|\\.)*'`,
    `'(?:[^']|'')*'`,
    `"(?:[^"]|"")*"`,
    String.raw`--[^\n]*`,
    String.raw`/\*[^]*?\*/`,
    String.raw`\$(?<quote>\w*)\$[^]*?\$\k<quote>\$`,
    String.raw`(?<![\w$])\$(?<name>\w+)`,
  ].join('|'),
  'g',
);

/** Numbers the names in order of appearance. */
export function numberParameters(named: string): { readonly text: string; readonly parameters: string[] } {
  const parameters: string[] = [];
  const text = named.replaceAll(tokens, (token, ...rest) => {
    const { name } = rest.at(-1) as { name?: string };
    if (name === undefined) return token;
    if (/^\d/.test(name)) throw new Error(`A parameter has a name, not a number: ${token}`);
    if (!parameters.includes(name)) parameters.push(name);
    return `$${parameters.indexOf(name) + 1}`;
  });
  return { text, parameters };
}

/** The values in the order of the parameters. @throws Error if one is missing */
export function valuesOf(
  { name, parameters }: Pick<Statement<string, unknown>, 'name' | 'parameters'>,
  values: Readonly<Partial<Record<string, Value>>> = {},
): Value[] {
  return parameters.map((parameter) => {
    const value = values[parameter];
    if (value === undefined) throw new Error(`The statement ${name} was given no $${parameter}`);
    return value;
  });
}
