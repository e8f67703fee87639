import type { FastifyInstance, FastifySchema } from 'fastify';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import { z } from 'zod';
import { ErrorBody, type FieldIssue } from '@rounds/contract/errors';
import { type Endpoint, errorsOf } from '@rounds/contract/endpoint';
import { parseBySchema, useValidationMessages } from '@rounds/contract/validation';
import { invalidInput } from './errors.ts';
import { hasCardNumber } from './bodies/card-numbers.rules.ts';
import { findTexts, findUnstorableText } from './bodies/text.rules.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: Endpoint;
  }
}

/** Makes Fastify parse requests by the contract's schemas; unknown fields are dropped. */
export function useContractSchemas(app: FastifyInstance): void {
  useValidationMessages();
  app.setValidatorCompiler<z.ZodType>(({ schema }) => (data: unknown) => {
    const read = readInput(schema, data);
    return 'issues' in read ? { error: invalidInput(read.issues) } : read;
  });
}

/** The headers of a write whose text may be stored; other headers pass unchecked. */
export const StoredHeaders = z.looseObject({
  'idempotency-key': z.string().max(200).optional(),
  'user-agent': z.string().optional(),
});

/** Where sandbox payments accept a test card's number, of which they keep four digits. */
const testCardField = 'card.number';

/** Parses a value by its schema, or says what is wrong with it. Text that can't be stored is rejected here. */
function readInput<Schema extends z.ZodType>(
  schema: Schema,
  data: unknown,
): { value: z.output<Schema> } | { issues: FieldIssue[] } {
  const read = parseBySchema(schema, data);
  if ('issues' in read) return read;
  const problem = { kind: 'invalid' } as const;
  const issues = [
    ...findUnstorableText(read.value).map((path) => ({ path, message: 'Invalid input', problem })),
    ...findTexts(hasCardNumber, read.value)
      .filter((path) => path !== testCardField)
      .map((path) => ({ path, message: 'Card numbers can’t be entered here', problem })),
  ];
  return issues.length > 0 ? { issues } : read;
}

/** Reads by a schema what the framework can't, such as the fields of a form. @throws ApiError 400 */
export function parseInput<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const read = readInput(schema, data);
  if ('issues' in read) throw invalidInput(read.issues);
  return read.value;
}

/** A response's schema, as the serializer reads it. */
export const answerSchema = once((answer: z.ZodType) => toJsonSchema(answer, 'draft-7'));

/**
 * Serializes answers by their schema, and nothing beyond it. Compiled once per schema of the contract, for all apps of
 * a process: tests build hundreds of apps, and compiling would take most of that time.
 */
export const serializerOf = once((answer: z.ZodType) => fastJsonStringify(answerSchema(answer) as Schema));

function once<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) made.set(key, (value = make(key)));
    return value;
  };
}

function toJsonSchema(
  schema: z.ZodType,
  target: 'draft-7' | 'draft-2020-12',
  io: 'input' | 'output' = 'output',
) {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, { target, io, unrepresentable: 'any' });
  return json;
}

/** For the OpenAPI document: the answer to a successful call, which may be a file. */
function describeAnswer({ answer, answerType }: Endpoint) {
  const schema = toJsonSchema(answer, 'draft-2020-12');
  return answerType
    ? { description: 'A file.', content: { [answerType]: { schema: { ...schema, format: 'binary' } } } }
    : { description: 'Done.', ...schema };
}

/**
 * For the OpenAPI document: the answer to every failing call. Defined once, or it would make up most of the document.
 */
export const sharedSchemas: Readonly<Record<string, object>> = {
  Failure: toJsonSchema(ErrorBody, 'draft-2020-12'),
};
const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** For the OpenAPI document: by status, each code with its message. */
function describeFailures(endpoint: Endpoint) {
  const sentences = Map.groupBy(errorsOf(endpoint), ({ status }) => status);
  return Object.fromEntries(
    [...sentences].map(([status, errors]) => {
      const description = errors.map(({ code, message }) => `\`${code}\`: ${message}`).join('\n\n');
      return [status, { description, content: failure }];
    }),
  );
}

/** For the OpenAPI document: the contract's schemas as JSON Schema. */
export function describeRoute({
  schema,
  url,
  route,
}: {
  schema: FastifySchema;
  url: string;
  route: { config?: unknown };
}) {
  const { endpoint } = (route.config ?? {}) as { endpoint?: Endpoint };
  if (!endpoint) return { schema: { ...schema, hide: true }, url };
  return {
    url,
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.auth !== 'none' && { security: [{ bearer: [] }] }),
      ...(endpoint.params && { params: toJsonSchema(endpoint.params, 'draft-2020-12', 'input') }),
      ...(endpoint.query && { querystring: toJsonSchema(endpoint.query, 'draft-2020-12', 'input') }),
      ...(endpoint.body && { body: toJsonSchema(endpoint.body, 'draft-2020-12', 'input') }),
      response: {
        [endpoint.status ?? 200]: describeAnswer(endpoint),
        ...(endpoint.accepted && {
          202: { ...toJsonSchema(endpoint.accepted, 'draft-2020-12'), description: 'Not done yet.' },
        }),
        ...describeFailures(endpoint),
      },
    },
  };
}
