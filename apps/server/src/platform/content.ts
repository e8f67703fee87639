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
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ContentError(`${name}: ${(cause as Error).message}`, { cause });
  });
  return parseContent(name, text, schema);
}

/** A content file's text, checked. @throws ContentError that names the file, the entry and what is wrong with it */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  let data: unknown;
  try {
    data = parse(text);
  } catch (cause) {
    throw new ContentError(`${name}: ${(cause as Error).message}`, { cause });
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new ContentError(
    `${name}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'does not fit the schema'}`,
  );
}
