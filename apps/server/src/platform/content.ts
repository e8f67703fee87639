import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';

/** Content can't be loaded. The message names the file and what is wrong with it. */
export class ContentError extends Error {}

/**
 * One YAML file of the content folder, checked.
 * @throws ContentError when it is missing, no YAML, or does not fit the schema
 */
export async function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const name = path.basename(file);
  let data: unknown;
  try {
    data = parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new ContentError(`${name}: ${error instanceof Error ? error.message : 'can not be read'}`, {
      cause: error,
    });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(
    `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit the schema'}`,
  );
}
