import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { allowUpload } from '../connections/slow-bodies.ts';

/** What a browser form sends: fields and one file. */
export interface Form<Stored> {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: Stored | undefined;
}

/** The sender went away, or the form never ends. */
class FormInterrupted extends Error {}

/** Whether the form itself is invalid. The parser has no code for a form without an end. */
export function isBrokenForm(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', statusCode, message } = error as Error & { code?: string; statusCode?: number };
  return (
    error instanceof FormInterrupted ||
    code.startsWith('FST_') ||
    statusCode !== undefined ||
    message === 'Unexpected end of multipart data'
  );
}

/**
 * Reads a multipart form. The file is passed on while it arrives. If the sender goes away, its stream fails.
 * @param store reads the whole stream, and undoes what it did when that fails
 */
export async function readForm<Stored>(
  request: FastifyRequest,
  store: (content: Readable, declaredType: string) => Promise<Stored>,
): Promise<Form<Stored>> {
  const fields: Record<string, string> = {};
  let file: Stored | undefined;
  let content: Readable | undefined;
  const { raw } = request;
  const interrupt = () => {
    if (!raw.complete) content?.destroy(new FormInterrupted('The sender went away'));
  };
  raw.once('close', interrupt);
  allowUpload(raw);
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        content = part.file;
        file = await store(part.file, part.mimetype);
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } finally {
    raw.off('close', interrupt);
  }
  return { fields, file };
}
