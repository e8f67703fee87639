import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { onBothDatabases, onDatabase, present } from '../../../../testing/databases.ts';
import { type Database, sqlState } from '../database.ts';
import { openPostgres } from './postgres.ts';
import { statement } from '../statement.ts';

const half = statement({
  name: 'test_half',
  text: 'select 100 / $n::int as n, pg_backend_pid() as pid',
  row: z.object({ n: z.int(), pid: z.int() }),
  pipelined: true,
});

onBothDatabases('pipelined reads', (context) => {
  it('each get their own answer, or their own failure', async () => {
    const given = Array.from({ length: 200 }, (_, index) => index % 20);
    const settled = await Promise.allSettled(given.map((n) => context.db.query(half, { n })));
    for (const [index, n] of given.entries()) {
      const answer = settled[index]!;
      if (n > 0) expect(answer).toMatchObject({ status: 'fulfilled', value: [{ n: Math.trunc(100 / n) }] });
      else expect(sqlState((answer as PromiseRejectedResult).reason)).toBe('22012');
    }
  });

  it('see an open transaction only from within, and its work once it has committed', async () => {
    await context.db.run('create table counted (n int)');
    const count = statement({
      name: 'test_count',
      text: 'select count(*)::int as n from counted',
      row: z.object({ n: z.int() }),
      pipelined: true,
    });
    await context.db.transaction(async (tx) => {
      await tx.run('insert into counted values (1)');
      expect(await tx.query(count)).toEqual([{ n: 1 }]);
    });
    expect(await context.db.query(count)).toEqual([{ n: 1 }]);
  });
});

onDatabase('postgres', 'connections of pipelined reads', (context) => {
  const lost: Error[] = [];
  let opened: Database | undefined;
  beforeAll(() => {
    opened = openPostgres({ url: context.url, pool: 2, onError: (error) => lost.push(error) });
  });
  afterAll(() => opened?.close());
  const halves = (howMany: number) =>
    Promise.all(Array.from({ length: howMany }, () => present(opened).query(half, { n: 2 })));

  it('use four connections, however many reads there are', async () => {
    expect(new Set((await halves(100)).flat().map(({ pid }) => pid)).size).toBe(4);
  });

  it('get new connections when theirs are lost; reads in flight fail', async () => {
    const before = new Set((await halves(20)).flat().map(({ pid }) => pid));
    const slow = statement({ name: 'test_slow', text: 'select pg_sleep(30)', pipelined: true });
    const onItsWay = Promise.allSettled(Array.from({ length: 8 }, () => present(opened).query(slow)));
    await expect
      .poll(async () => {
        const killed = await context.db.run(
          `select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1) and query = 'select pg_sleep(30)'`,
          [[...before]],
        );
        return killed.length;
      })
      .toBe(4);
    for (const { status } of await onItsWay) expect(status).toBe('rejected');
    expect(lost.length).toBeGreaterThan(0);
    const after = new Set((await halves(20)).flat().map(({ pid }) => pid));
    expect(after.size).toBe(4);
    expect([...after].filter((pid) => before.has(pid))).toEqual([]);
  });

  it('fail every time if there is no such database', async () => {
    const nowhere = openPostgres({
      url: context.url.replace(/\/[^/]*$/, '/nothing'),
      pool: 2,
      onError: () => {},
    });
    for (let n = 0; n < 8; n += 1) {
      expect(sqlState(await nowhere.query(half, { n: 1 }).catch((error: unknown) => error))).toBe('3D000');
    }
    await nowhere.close();
  });
});
