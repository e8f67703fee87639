import path from 'node:path';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../../../testing/databases.ts';
import { functionFiles, readFunction } from './functions.ts';
import { migrate } from './migrate.ts';

onBothDatabases('stored functions', (context) => {
  it('each have a file under their own name', async () => {
    const stored = await context.db.run<{ name: string; body: string }>(`
      select proname as name, prosrc as body from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
      order by proname`);
    const files = await functionFiles();
    expect(stored.map(({ name }) => name)).toEqual(files.map((file) => path.basename(file, '.sql')).sort());
    const texts = await Promise.all(files.map(readFunction));
    for (const { name, body } of stored) {
      const own = texts.filter((text) => text.includes(`create or replace function ${name}(`));
      expect(own.map((text) => text.includes(`$$${body}$$`))).toEqual([true]);
    }
  });

  it('are restored at start', async () => {
    const { db } = context;
    const zone = async () =>
      (await db.run<{ zone: string }>(`select known_zone('Mars/Olympus') as zone`))[0]?.zone;
    await db.run(
      `create or replace function known_zone(zone text) returns text language sql as 'select zone'`,
    );
    expect(await zone()).toBe('Mars/Olympus');
    expect(await migrate(db)).toEqual([]);
    expect(await zone()).toBe('UTC');
  });

  it('are called, never run by a trigger', async () => {
    const triggers = await context.db.run(`
      select tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not tgisinternal and c.relnamespace = 'public'::regnamespace`);
    expect(triggers).toEqual([]);
  });
});
