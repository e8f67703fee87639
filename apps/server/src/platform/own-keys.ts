import type { Clock } from './clock.ts';
import type { Database, Statement } from './db/database.ts';

const select: Statement = { name: 'own_key', text: 'select value from own_keys where name = $1' };

/**
 * A key of this installation, kept in the database. It is made when first asked for; of two processes that make it at
 * once, both get the one that was there first.
 */
export async function ownKey<Value extends object>(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const read = async () => (await db.query<{ value: Value }>(select, [name]))[0]?.value;
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
