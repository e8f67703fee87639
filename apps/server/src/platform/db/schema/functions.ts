import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sql } from '../database.ts';

const folder = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The files of all stored functions under `src`: one per function, named after it, in the folder of the feature that
 * owns it.
 */
export async function functionFiles(): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql')).sort();
}

export const readFunction = (file: string): Promise<string> => readFile(path.join(folder, file), 'utf8');

/**
 * Replaces every stored function with the version in its file. Migrations drop removed functions and those whose
 * parameters or result change.
 */
export async function replaceFunctions(tx: Sql): Promise<void> {
  // Functions may call others that are created after them.
  await tx.run('set local check_function_bodies = off');
  for (const file of await functionFiles()) await tx.run(await readFunction(file));
}
