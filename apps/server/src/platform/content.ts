import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LineCounter, isMap, isNode, isPair, isScalar, isSeq, parseDocument } from 'yaml';
import type { z } from 'zod';

/** Content that can't be loaded. The message names the file, the line and the problem. */
export class ContentError extends Error {}

/** What a file is called in messages. The folder's name tells a sample from the real file. */
export const contentName = (file: string) =>
  path.posix.join(path.basename(path.dirname(file)), path.basename(file));

/** Where features find their content files. */
export interface ContentFolder {
  readonly at: (name: string) => string;
  /** The file, and its made-up counterpart in samples/ when this installation shows samples, as the demo does. */
  readonly withSamples: (name: string) => readonly string[];
}

export function contentFolder(folder: string, { samples }: { readonly samples: boolean }): ContentFolder {
  const at = (name: string) => path.join(folder, name);
  return { at, withSamples: (name) => [at(name), ...(samples ? [at(`samples/${name}`)] : [])] };
}

/**
 * Reads and checks one YAML file of the content folder.
 * @throws ContentError if it is missing, isn't YAML, or doesn't match the schema
 */
export async function readContentFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const name = contentName(file);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new ContentError(`${name}: ${(cause as Error).message}`, { cause });
  });
  return parseContent(name, text, schema);
}

/**
 * Parses and checks a content file's text.
 * @throws ContentError naming the file, the line, the entry and the problem
 */
export function parseContent<Schema extends z.ZodType>(
  name: string,
  text: string,
  schema: Schema,
): z.output<Schema> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = document.errors;
  if (broken) {
    throw new ContentError(`${name}, line ${lines.linePos(broken.pos[0]).line}: ${broken.message}`, {
      cause: broken,
    });
  }
  const result = schema.safeParse(namingFile(name, () => document.toJS() as unknown));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const place = [...(issue?.path ?? []), ...unknown];
  const { line } = lines.linePos(offsetOf(document.contents, place));
  const what = [place.join('.'), issue?.message ?? 'does not fit the schema'].filter(Boolean).join(': ');
  throw new ContentError(`${name}, line ${line}: ${what}`);
}

/** Adds the file's name to an error from reading it. */
export function namingFile<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new ContentError(`${name}: ${error instanceof Error ? error.message : 'can not be read'}`, {
      cause: error,
    });
  }
}

/** Where an entry begins in the text; for a missing entry, where its parent begins. */
function offsetOf(contents: unknown, place: readonly PropertyKey[]): number {
  let value = contents;
  let found = 0;
  for (const key of [null, ...place]) {
    if (key !== null) {
      const next = childNode(value, key);
      if (next === undefined) break;
      value = next;
    }
    const start = isPair(value) ? value.key : value;
    if (isNode(start)) found = start.range?.[0] ?? found;
    if (isPair(value)) value = value.value;
  }
  return found;
}

/** A map's pair, or a list's entry. */
function childNode(node: unknown, key: PropertyKey): unknown {
  if (isMap(node)) return node.items.find((pair) => isScalar(pair.key) && String(pair.key.value) === key);
  return isSeq(node) ? node.items[Number(key)] : undefined;
}
