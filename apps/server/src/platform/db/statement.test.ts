import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { checkAnswer } from '../../../testing/check-rows.ts';
import { onBothDatabases } from '../../../testing/databases.ts';
import type { Sql } from './database.ts';
import { jsonOf } from './json.ts';
import { numberParameters, statement, valuesOf } from './statement.ts';

describe('the names in a text', () => {
  it.each([
    ['select $a, $b', 'select $1, $2', ['a', 'b']],
    ['select $b, $a, $b', 'select $1, $2, $1', ['b', 'a']],
    ['select $ids::int[], $id', 'select $1::int[], $2', ['ids', 'id']],
    [`select '$a', 'it''s $b', $c`, `select '$a', 'it''s $b', $1`, ['c']],
    [String.raw`select E'it\'s $a', $b`, String.raw`select E'it\'s $a', $1`, ['b']],
    ['select $a as "$b ""$c"""', 'select $1 as "$b ""$c"""', ['a']],
    ['select $a -- not $b\n, $c', 'select $1 -- not $b\n, $2', ['a', 'c']],
    ['select /* $a\n */ $b', 'select /* $a\n */ $1', ['b']],
    ['do $$ select $a $$; select $b', 'do $$ select $a $$; select $1', ['b']],
    ['do $x$ $a $$ $x$; select $b', 'do $x$ $a $$ $x$; select $1', ['b']],
    ['select a$b from x$y$z where $c', 'select a$b from x$y$z where $1', ['c']],
    ['select data->>$key', 'select data->>$1', ['key']],
    ['select 1', 'select 1', []],
  ])('%s', (named, text, parameters) => {
    expect(numberParameters(named)).toEqual({ text, parameters });
  });

  it('are not numbers', () => {
    expect(() => numberParameters('select $1')).toThrow('$1');
  });
});

describe('the values of a statement', () => {
  const asked = statement({ name: 'test', text: 'select $b, $a, $b' });

  it('come in the order of their numbers, null included', () => {
    expect(valuesOf(asked, { a: 1, b: null })).toEqual([null, 1]);
  });

  it('must all be there', () => {
    expect(() => valuesOf(asked, { a: 1 })).toThrow('The statement test was given no $b');
  });
});

const shared = `x = $shared` as const;
const sum = statement({
  name: 'test_sum',
  text: `select $left::int + $right::int as sum, $left::text as "left"`,
  row: z.object({ sum: z.int(), left: z.string() }),
});

describe('to the compiler, a statement', () => {
  it('has the parameters named in its text, its parts included, and its row', () => {
    const joined = statement({
      name: 'test',
      text: `select $own::int[] where ${shared} and '${1 as number}'`,
    });
    expectTypeOf(joined.parameters).toEqualTypeOf<readonly ('own' | 'shared')[]>();
    const read = (sql: Sql) => sql.query(sum, { left: 1, right: 2 });
    expectTypeOf(read).returns.resolves.toEqualTypeOf<{ sum: number; left: string }[]>();
  });

  it('takes exactly its own values', () => {
    // Never called: these must fail to compile.
    const mistakes = (sql: Sql) => [
      // @ts-expect-error one is missing
      sql.query(sum, { left: 1 }),
      // @ts-expect-error all are missing
      sql.query(sum),
      // @ts-expect-error no such parameter
      sql.query(sum, { left: 1, right: 2, up: 3 }),
      // @ts-expect-error undefined is not a value
      sql.query(sum, { left: 1, right: undefined }),
    ];
    expect(mistakes).toBeDefined();
  });
});

onBothDatabases('a statement', (context) => {
  it('takes its values by name', async () => {
    for (const left of [1, 2])
      expect(await context.db.query(sum, { right: 3, left })).toEqual([{ sum: left + 3, left: `${left}` }]);
  });

  it('fails when it returns another row than declared, also in a transaction', async () => {
    const big = statement({
      name: 'test_big',
      text: `select 1::int8 as count, 'x' as name`,
      row: z.object({ count: z.string(), name: z.int() }),
    });
    await expect(context.db.query(big)).rejects.toThrow(/test_big.*name/s);
    await expect(context.db.transaction((tx) => tx.query(big))).rejects.toThrow(/test_big.*name/s);
    const more = statement({
      name: 'test_more',
      text: 'select 1 as one, 2 as two',
      row: z.object({ one: z.int() }),
    });
    await expect(context.db.query(more)).rejects.toThrow(/test_more.*two/s);
    const untold = statement({ name: 'test_untold', text: 'select 1 as one' });
    await expect(context.db.query(untold)).rejects.toThrow('test_untold');
  });
});

describe('a column of JSON', () => {
  const listed = { name: 'test_json', row: z.object({ json: jsonOf(z.array(z.object({ id: z.int() }))) }) };

  it('is typed by its schema', () => {
    expect(() => checkAnswer(listed, [{ json: '[{"id":1}]' }])).not.toThrow();
    expect(() => checkAnswer(listed, [{ json: '[{"id":1},{"id":"2"}]' }])).toThrow(/test_json.*json\.1\.id/s);
    expect(() => checkAnswer(listed, [{ json: [{ id: 1 }] }])).toThrow(/test_json.*json/s);
  });
});
