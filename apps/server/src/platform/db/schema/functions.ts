import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from '../database.ts';

const folder = fileURLToPath(new URL('../../..', import.meta.url));

/** The files of all stored functions, from `src`: one each, named as it is, in the folder of the feature that owns it. */
export async function functionFiles(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort();
}

export const readFunction = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

/** Puts every stored function as its file has it. A migration drops those that go, or that take or answer something else. */
export async function replaceFunctions(tx: Sql): Promise<void> {
  // One may call another that comes after it.
  await tx.run('set local check_function_bodies = off');
  for (const file of await functionFiles()) await tx.run(await readFunction(file));
}
