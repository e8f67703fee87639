import { Id, PathId, QueryId, maxInteger } from '@rounds/contract/common';
import type { Endpoint } from '@rounds/contract/endpoint';
import { parseBySchema, useValidationMessages } from '@rounds/contract/validation';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints, fieldsOf } from '../../../testing/endpoints.ts';

const endpoints = await allEndpoints();
const places = ['params', 'query', 'body', 'answer'] as const;

/** Every field of every endpoint, with its location: "POST /api/progress body answers.0.questionIndex". */
const fields = endpoints.flatMap((endpoint) =>
  places.flatMap((place) => {
    const schema = endpoint[place];
    if (!schema) return [];
    return fieldsOf(schema).map((field) => ({
      ...field,
      place,
      whole: schema,
      name: `${endpoint.method} ${endpoint.path} ${place} ${field.path}`,
    }));
  }),
);
const incoming = fields.filter(({ place }) => place !== 'answer');

const idNames = /(^|\.)(id|ids\.0|upTo|version|createdBy|\w+Ids?(\.0)?)$/;
/** A field's type in JSON; a preprocessed field counts as its output. */
const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { type?: string; maximum?: number };
const isNumber = ({ schema }: { schema: z.ZodType }) =>
  !(schema instanceof z.ZodLiteral) && /^(integer|number)$/.test(jsonOf(schema).type ?? '');

beforeAll(useValidationMessages);

it('every endpoint of the contract is covered', () => {
  expect(endpoints.length).toBeGreaterThan(80);
  expect(new Set(endpoints.map(({ method, path }: Endpoint) => `${method} ${path}`)).size).toBe(
    endpoints.length,
  );
});

describe('ids', () => {
  const expected = { params: PathId, query: QueryId, body: Id, answer: Id };
  const ids = fields.filter(
    // A question's position in its scenario or test is not an id: it begins at 0 and stays small.
    (field) =>
      isNumber(field) &&
      ((field.place === 'params' && !['questionIndex', 'position'].includes(field.path)) ||
        idNames.test(field.path)),
  );

  it('are found', () => {
    for (const place of places) expect(ids.some((field) => field.place === place)).toBe(true);
  });

  it('are typed as ids everywhere', () => {
    expect(ids.filter(({ schema, place }) => schema !== expected[place]).map(({ name }) => name)).toEqual([]);
  });

  const written = [
    '1e3',
    '0x10',
    '+1',
    ' 1',
    '1 ',
    '01',
    '1.0',
    '1.5',
    '-1',
    '0',
    '',
    'x',
    '１',
    'Infinity',
    '1n',
    '1_0',
  ];
  it.each(written)('are not written as "%s"', (text) => {
    expect(PathId.safeParse(text).success).toBe(false);
    expect(QueryId.safeParse(text).success).toBe(false);
  });

  it('are integers from 1 to the largest that the database holds', () => {
    for (const [text, id] of [
      ['1', 1],
      ['10', 10],
      [String(maxInteger), maxInteger],
    ] as const) {
      expect([PathId.parse(text), QueryId.parse(text), Id.parse(id)]).toEqual([id, id, id]);
    }
    for (const id of [0, -1, 1.5, maxInteger + 1, 2 ** 53, '1', null])
      expect(Id.safeParse(id).success).toBe(false);
  });

  it('beyond the largest are not found in a path, and refused in a query', () => {
    for (const text of [String(maxInteger + 1), '9'.repeat(19), '9'.repeat(200)]) {
      expect(PathId.parse(text)).toBe(maxInteger);
      expect(QueryId.safeParse(text).success).toBe(false);
    }
  });
});

it('every number in a request is limited to what the database holds', () => {
  // Seconds beyond the limit are capped, not refused.
  const capped = /^POST \/api\/(progress body timeSpent|practice\/:id\/answers body seconds)$/;
  const loose = incoming
    .filter((field) => isNumber(field) && !capped.test(field.name))
    .filter(({ schema }) => (jsonOf(schema).maximum ?? Infinity) > maxInteger);
  expect(loose.map(({ name }) => name)).toEqual([]);
});

it('every number in a query is written in digits only', () => {
  const numbers = fields.filter((field) => field.place === 'query' && isNumber(field));
  expect(numbers.length).toBeGreaterThan(15);
  for (const { schema, name } of numbers) {
    for (const text of ['1e0', '0x1', '+1', ' 1', '01', '1.0', ''])
      expect(schema.safeParse(text).success, `${name} "${text}"`).toBe(false);
    expect(schema.safeParse('1').success, name).toBe(true);
  }
});

describe('the message about a field', () => {
  /** A body that contains a field and its parents; in a list, as the first entry. */
  const holding = (path: string, value: unknown): unknown =>
    path.split('.').reduceRight<unknown>((inner, key) => (key === '0' ? [inner] : { [key]: inner }), value);
  const saidOf = (schema: z.ZodType, path: string, value: unknown) => {
    const read = parseBySchema(schema, holding(path, value));
    return ('issues' in read ? read.issues : [])
      .filter((issue) => issue.path === path)
      .map(({ message }) => message);
  };

  const choices = incoming.filter(
    ({ schema }) => schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral,
  );
  it('that is a choice says Required when it is missing, and Invalid input when it is none of the options', () => {
    expect(choices.length).toBeGreaterThan(20);
    for (const { whole, path, isRequired, name } of choices) {
      if (isRequired && !path.endsWith('0'))
        expect(saidOf(whole, path, undefined), `${name} missing`).toEqual(['Required']);
      for (const wrong of [7, null, 'none of them', {}]) {
        if (wrong === null && whole.safeParse(holding(path, null)).success) continue;
        const said = saidOf(whole, path, wrong);
        if (said.length > 0 || wrong !== null)
          expect(said, `${name} ${JSON.stringify(wrong)}`).toEqual(['Invalid input']);
      }
    }
  });

  it('is given once, whatever is wrong with it', () => {
    const wrongs = [
      undefined,
      null,
      7,
      -1.5,
      1e300,
      '',
      ' ',
      'x',
      'x'.repeat(20_000),
      true,
      [],
      [7, 7],
      {},
      { a: 1 },
    ];
    for (const { whole, path, name } of incoming) {
      for (const wrong of wrongs) {
        const said = saidOf(whole, path, wrong);
        expect(new Set(said).size, `${name} ${JSON.stringify({ wrong }).slice(0, 40)}: ${said.join()}`).toBe(
          said.length,
        );
      }
    }
  });
});
