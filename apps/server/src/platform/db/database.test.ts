import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testClock } from '../../../testing/clock.ts';
import { onBothDatabases } from '../../../testing/databases.ts';
import { recordingJobs } from '../../../testing/doubles.ts';
import { violatedConstraint, notify, sqlState } from './database.ts';
import { defineMaintenance } from './schema/maintenance.ts';
import { statement } from './statement.ts';

onBothDatabases('the database', (context) => {
  const one = statement({
    name: 'test_one',
    text: 'select $n::int as n, $t::text as t',
    row: z.object({ n: z.int(), t: z.string() }),
  });

  it('runs prepared statements, with the same result each time', async () => {
    for (const n of [1, 2, 3]) expect(await context.db.query(one, { n, t: 'x' })).toEqual([{ n, t: 'x' }]);
  });

  it('passes the same parameters to prepared statements and returns the same rows on both', async () => {
    const many = statement({
      name: 'test_many',
      text: `select $numbers::int[] as numbers, $texts::text[] as texts, $json::jsonb as json, $bytes::bytea as bytes,
        to_char($at::timestamptz at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as at, $flag::boolean as flag,
        $nothing::text as nothing`,
      row: z.object({
        numbers: z.array(z.int()),
        texts: z.array(z.string()),
        json: z.object({ deep: z.array(z.boolean()) }),
        bytes: z.instanceof(Uint8Array),
        at: z.string(),
        flag: z.boolean(),
        nothing: z.null(),
      }),
    });
    const values = {
      numbers: [1, 2],
      texts: ['a"b', 'c,d'],
      json: '{"deep":[true]}',
      bytes: Buffer.from([0, 255]),
      at: new Date('2026-11-22T10:00:00Z'),
      flag: false,
      nothing: null,
    };
    for (let again = 0; again < 2; again += 1) {
      const [row] = await context.db.query(many, values);
      expect({ ...row, bytes: [...(row?.bytes ?? [])] }).toEqual({
        numbers: [1, 2],
        texts: ['a"b', 'c,d'],
        json: { deep: [true] },
        bytes: [0, 255],
        at: '2026-11-22 10:00:00',
        flag: false,
        nothing: null,
      });
    }
  });

  it('recovers from a failing prepared statement, inside a transaction or not', async () => {
    const { db } = context;
    await db.run('create table counted (n int constraint once_counted unique)');
    const count = statement({
      name: 'test_count',
      text: 'insert into counted values ($n) returning n',
      row: z.object({ n: z.int() }),
    });
    const wrong = statement({ name: 'test_wrong', text: 'select absent from counted' });
    expect(await db.query(count, { n: 1 })).toEqual([{ n: 1 }]);
    for (let again = 0; again < 3; again += 1) {
      const failure = await db.query(count, { n: 1 }).catch((error: unknown) => error);
      expect([sqlState(failure), violatedConstraint(failure)]).toEqual(['23505', 'once_counted']);
      await expect(db.query(wrong)).rejects.toThrow('absent');
      const failing = db.transaction(async (tx) => {
        await tx.query(count, { n: 2 });
        await tx.query(count, { n: 1 });
      });
      expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23505');
      expect(await db.query(one, { n: 1, t: 'x' })).toHaveLength(1);
    }
    expect(await db.transaction((tx) => tx.query(count, { n: 2 }))).toEqual([{ n: 2 }]);
    expect(await db.run('select n from counted order by n')).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('isolates transactions from each other', async () => {
    const { db } = context;
    await db.run('create table shared (n int)');
    const add = statement({ name: 'test_add', text: 'insert into shared values ($n)' });
    const read = statement({
      name: 'test_read',
      text: 'select count(*)::int as found from shared',
      row: z.object({ found: z.int() }),
    });
    const open = Promise.withResolvers<undefined>();
    const failing = db.transaction(async (tx) => {
      await tx.query(add, { n: 1 });
      open.resolve(undefined);
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new RangeError('no');
    });
    await open.promise;
    const outside = db.query(read);
    await expect(failing).rejects.toThrow(RangeError);
    expect(await outside).toEqual([{ found: 0 }]);
  });

  it('commits what a transaction did when it succeeds, and rolls it back when it fails', async () => {
    const { db } = context;
    await db.run('create table kept (n int)');
    expect(
      await db.transaction(async (tx) => {
        await tx.run('insert into kept values (1)');
        return 'result';
      }),
    ).toBe('result');
    const failing = db.transaction(async (tx) => {
      await tx.run('insert into kept values (2)');
      await tx.orm.execute('insert into kept values (3)');
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    expect(await db.run('select n from kept')).toEqual([{ n: 1 }]);
  });

  it('returns connections to the pool, also from transactions that fail', async () => {
    const { db } = context;
    for (let n = 0; n < 30; n += 1)
      await expect(db.transaction((tx) => tx.run('select 1/0'))).rejects.toThrow('zero');
    expect(await db.query(one, { n: 1, t: 'x' })).toHaveLength(1);
  });

  it('names the broken constraint, however the error is wrapped', async () => {
    const { db } = context;
    await db.run('create table ruled (n int constraint small check (n < 5), constraint once unique (n))');
    const failure = async (work: Promise<unknown>) =>
      work.then(
        () => undefined,
        (error: unknown) => error,
      );
    const check = await failure(db.run('insert into ruled values ($1)', [9]));
    expect([sqlState(check), violatedConstraint(check)]).toEqual(['23514', 'small']);
    await db.run('insert into ruled values (1)');
    const unique = await failure(db.orm.execute('insert into ruled values (1)'));
    expect([sqlState(unique), violatedConstraint(unique)]).toEqual(['23505', 'once']);
    expect(sqlState(new Error('other', { cause: new Error('still other') }))).toBeUndefined();
    expect(sqlState(Object.assign(new Error(), { code: 'ECONNREFUSED' }))).toBeUndefined();
  });

  it('delivers notifications, and those of a transaction when it commits', async () => {
    const { db } = context;
    const heard: string[] = [];
    await db.listen('test_messages', (payload) => heard.push(payload));
    await db.listen('test_messages', (payload) => heard.push(`${payload} too`));
    await notify(db, 'test_messages', 'hello');
    const lost = db.transaction(async (tx) => {
      await notify(tx, 'test_messages', 'lost');
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow();
    await db.transaction((tx) => notify(tx, 'test_messages', 'kept'));
    await notify(db, 'test_other', 'elsewhere');
    await expect.poll(() => heard).toEqual(['hello', 'hello too', 'kept', 'kept too']);
  });

  it('is vacuumed at night if it has no autovacuum', async () => {
    const jobs = recordingJobs();
    defineMaintenance({ db: context.db, clock: testClock(), jobs });
    expect(jobs.schedules.has('platform.clean')).toBe(true);
    expect(jobs.schedules.has('platform.vacuum')).toBe(context.db.kind === 'pglite');
    for (const name of jobs.schedules.keys()) await jobs.run(name);
  });

  describe('known_zone', () => {
    const knownZone = statement({
      name: 'test_zone',
      text: 'select known_zone($zone) as zone',
      row: z.object({ zone: z.string() }),
    });
    const known = async (zone: string) => {
      const [row] = await context.db.query(knownZone, { zone });
      return row?.zone;
    };

    it.each(['UTC', 'Europe/Berlin', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Etc/GMT+12'])(
      'is %s',
      async (zone) => {
        expect(await known(zone)).toBe(zone);
      },
    );

    it.each(['', 'Mars/Olympus', 'Europe', '//', '-', '+99', '9999999999', '2026-01-01'])(
      'accepts "%s"',
      async (zone) => {
        expect([zone, 'UTC']).toContain(await known(zone));
      },
    );

    it('never fails for a name that the schema accepts', async () => {
      const zone = fc.stringMatching(/^[A-Za-z0-9_+\-/]{1,64}$/);
      await fc.assert(
        fc.asyncProperty(zone, async (name) => {
          expect([name, 'UTC']).toContain(await known(name));
        }),
        { numRuns: 200 },
      );
    });
  });
});
