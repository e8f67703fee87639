import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { statement } from './db/statement.ts';

const keyByName = statement({
  name: 'own_key_by_name',
  text: 'select value from own_keys where name = $name',
  row: z.object({ value: z.unknown() }),
});

/**
 * A key of this installation, stored in the database and created on first use. Two processes that create it at once both
 * get the one that was stored first.
 */
export async function installationKey<Value extends object>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const read = async () => (await db.query(keyByName, { name }))[0]?.value as Value | undefined;
  const known = await read();
  if (known) return known;
  await db.run('insert into own_keys (name, value, created_at) values ($1, $2, $3) on conflict do nothing', [
    name,
    JSON.stringify(await make()),
    clock.now(),
  ]);
  const kept = await read();
  if (!kept) throw new Error(`The key ${name} was not kept`);
  return kept;
}
