import fc from 'fast-check';
import { z } from 'zod';
import { hostileNumbers, hostileStrings } from '../hostile-strings.ts';

export type Json = z.core.JSONSchema.JSONSchema;
type Value = fc.Arbitrary<unknown>;

/** The request's schema as JSON Schema, which is easier to walk. */
export const schemaOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

const deep = (depth: number): unknown => (depth === 0 ? 1 : { a: [deep(depth - 1)] });

const hostile = fc.constantFrom(...hostileStrings);
const number = fc.oneof(fc.constantFrom(...hostileNumbers), fc.integer(), fc.double());

/** Values of no particular type, and rarely valid. */
const anything: Value = fc.oneof(
  { weight: 4, arbitrary: hostile },
  { weight: 3, arbitrary: number },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, undefined) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      [],
      {},
      [[]],
      deep(50),
      Array.from({ length: 5000 }, () => 0),
    ),
  },
  { weight: 1, arbitrary: fc.array(hostile, { maxLength: 3 }) },
);

/** Text within a schema's limits, most of it hostile. */
function text(min: number, max: number): Value {
  const fits = (value: string) => value.slice(0, max).padEnd(min, 'x');
  return fc.oneof(
    { weight: 3, arbitrary: fc.lorem({ maxCount: 4 }).map(fits) },
    { weight: 4, arbitrary: hostile.map(fits) },
    { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(max, 40) }) },
    { weight: 1, arbitrary: fc.constantFrom('é'.repeat(max), 'a'.repeat(min)) },
    { weight: 1, arbitrary: fc.constantFrom('a'.repeat(max + 1), 'a'.repeat(Math.max(0, min - 1))) },
  );
}

const formats: Readonly<Record<string, Value>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl({ validSchemes: ['https'], withQueryParameters: true }),
  uuid: fc.uuid(),
  date: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.oneof(
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
    fc
      .date({ noInvalidDate: true, min: new Date('2026-02-20'), max: new Date('2026-03-10') })
      .map((date) => date.toISOString()),
    hostile.filter((one) => /^.{4,6}-..-..T/.test(one)),
  ),
};

function ofString({ format, pattern, minLength = 0, maxLength = 100_000 }: Json): Value {
  const limited = text(minLength, maxLength);
  const form =
    formats[format ?? ''] ?? (pattern === undefined ? null : fc.stringMatching(new RegExp(pattern)));
  return form ? fc.oneof({ weight: 4, arbitrary: form }, { weight: 1, arbitrary: limited }) : limited;
}

/** Small numbers are ids of existing things. */
function ofNumber({ type, minimum, exclusiveMinimum, maximum }: Json, key: string): Value {
  const above = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Number.MIN_SAFE_INTEGER;
  const min = minimum ?? above;
  const max = maximum ?? Number.MAX_SAFE_INTEGER;
  const fitting = [min, max, ...hostileNumbers].filter((one) => one >= min && one <= max);
  const some = type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true });
  const small = fc.integer({ min: Math.max(min, 0), max: Math.min(max, 60) });
  return fc.oneof(
    { weight: /ids?$/i.test(key) ? 6 : 2, arbitrary: small },
    { weight: 2, arbitrary: fc.constantFrom(...fitting.filter((n) => type !== 'integer' || n % 1 === 0)) },
    { weight: 1, arbitrary: some },
    { weight: 1, arbitrary: fc.constantFrom(min - 1, max + 1) },
  );
}

/**
 * Values for a schema.
 * @param wildness how often a value is replaced by something else, 0 to 1
 */
export function valueOf(json: Json, wildness: number, key = ''): Value {
  const right = rightOf(json, wildness, key);
  const weight = Math.round(100 * wildness);
  return fc.oneof({ weight: 100 - weight, arbitrary: right }, { weight, arbitrary: anything });
}

function rightOf(json: Json, wildness: number, key: string): Value {
  const within = (inner: unknown, name = key) => valueOf(inner as Json, wildness, name);
  if (json.anyOf) return fc.oneof(...json.anyOf.map((one) => within(one)));
  if (json.enum) return fc.constantFrom(...json.enum);
  if (json.const !== undefined) return fc.constant(json.const);
  switch (json.type) {
    case 'string':
      return ofString(json);
    case 'integer':
    case 'number':
      return ofNumber(json, key);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { minItems = 0, maxItems = 1000 } = json;
      return fc.array(within(json.items ?? {}), {
        minLength: minItems,
        maxLength: Math.min(maxItems + 1, 8),
      });
    }
    case 'object': {
      const { properties = {}, required = [] } = json;
      const fields = Object.entries(properties).map(([name, inner]) => [name, within(inner, name)] as const);
      return fc.record(
        Object.fromEntries(fields),
        wildness > 0.5 ? { requiredKeys: [] } : { requiredKeys: required },
      );
    }
    default:
      return anything;
  }
}
