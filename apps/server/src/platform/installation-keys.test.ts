import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { testClock } from '../../testing/clock.ts';
import { onBothDatabases } from '../../testing/databases.ts';
import { installationKey } from './installation-keys.ts';

onBothDatabases('a key of the installation', (context) => {
  it('is created once, even when ten ask for it at the same time', async () => {
    const deps = { db: context.db, clock: testClock() };
    const make = () => ({ secret: randomUUID() });
    const keys = await Promise.all(Array.from({ length: 10 }, () => installationKey(deps, 'test', make)));
    expect(new Set(keys.map((key) => key.secret)).size).toBe(1);
    expect(await installationKey(deps, 'test', make)).toEqual(keys[0]);
    expect(await installationKey(deps, 'another', make)).not.toEqual(keys[0]);
  });
});
