import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where files are kept. They are streamed in and out, and never in memory as a whole. */
export interface Storage {
  /**
   * Keeps what a stream gives under a new key. A stream that fails, or is destroyed, leaves nothing behind.
   * @returns its size in bytes
   */
  put(key: string, content: Readable): Promise<number>;
  /** @throws FileMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removing what isn't there is fine. */
  remove(key: string): Promise<void>;
}

/** There is no file under that key. */
export class FileMissing extends Error {}

/** A key that nobody can guess, and that says nothing of what it is for. */
export const newKey = (): string => randomUUID();

const keyForm = /^[\da-f-]{36}$/;

/** The only keys are our own: none leads out of the folder. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new FileMissing('No file has such a key');
  return key;
}
