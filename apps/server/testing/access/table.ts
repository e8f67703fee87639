import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CallName, allEndpoints, callName } from '../endpoints.ts';
import { defaultRow } from './default-row.ts';
import { own } from './fixtures.ts';
import type { AccessRows, Row } from './row.ts';

const features = fileURLToPath(new URL('../../src', import.meta.url));

/** Who may do what, one row per endpoint and stream: from the feature's `x.access.ts`, or else the default. */
export const access: ReadonlyMap<CallName, Row> = await readRows();

async function readRows(): Promise<Map<CallName, Row>> {
  const rows = new Map<CallName, Row>();
  for (const file of globSync('*/*/*.access.ts', { cwd: features }).sort()) {
    const { access } = (await import(`${features}/${file}`)) as { readonly access: AccessRows };
    for (const [name, row] of Object.entries(access) as [CallName, Row][]) {
      if (rows.has(name)) throw new Error(`Two features have a row for ${name}`);
      rows.set(name, row);
    }
  }
  for (const endpoint of await allEndpoints()) {
    const name = callName(endpoint);
    const row = rows.get(name);
    const usual = defaultRow(endpoint);
    if (!row && usual) rows.set(name, usual);
    if (row?.[0] === own && String(row.slice(1)) === String(usual?.slice(1)))
      throw new Error(
        `${name} needs no row: this is what a call that concerns only its caller is held to anyway`,
      );
  }
  return rows;
}
