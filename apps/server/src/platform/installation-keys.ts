import { z } from 'zod';
import type { Sql } from './db/database.ts';
import { statement } from './db/statement.ts';
import type { ServiceDeps } from './service-deps.ts';

const keyByName = statement({
  name: 'own_key_by_name',
  text: 'select value from own_keys where name = $name',
  row: z.object({ value: z.unknown() }),
});

/** The stored key of that name; undefined if it hasn't been created yet. */
export async function selectOptionalInstallationKey(sql: Sql, name: string): Promise<unknown> {
  const [row] = await sql.query(keyByName, { name });
  return row?.value;
}

const keyForgotten = statement({ name: 'own_key_delete', text: 'delete from own_keys where name = $name' });

export async function forgetInstallationKey(tx: Sql, name: string): Promise<void> {
  await tx.query(keyForgotten, { name });
}

/**
 * A key of this installation, stored in the database and created on first use. Two processes that create it at once both
 * get the one that was stored first.
 */
export async function installationKey<Value extends object>(
  { db, clock }: ServiceDeps,
  name: string,
  make: () => Value | Promise<Value>,
): Promise<Value> {
  const read = async () => (await selectOptionalInstallationKey(db, name)) as Value | undefined;
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
