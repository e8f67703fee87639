import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files that arrive in pieces, over minutes or days, by whichever process is asked. What one knows of such a file is what lies
 * in the storage: any number of crashes later it can be asked how far it is.
 */
export interface Pieces {
  /** Begins a file. Beginning again what is begun is fine. */
  start(key: string): Promise<void>;
  /** How many bytes are kept. @throws FileMissing */
  size(key: string): Promise<number>;
  /**
   * Keeps what a stream gives, behind the first `from` bytes. Where the stream fails, what came before it stays, or most of it.
   * @param total bytes of the whole file
   * @returns how many bytes are kept now; it may be less than came, which the sender then sends again
   */
  append(key: string, from: number, content: Readable, total: number): Promise<number>;
  /** The file is whole: from now on it is read like any other. Finishing what is finished is fine. */
  finish(key: string): Promise<void>;
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
  /** Removing what isn't there is fine, and what is only begun is removed too. */
  remove(key: string): Promise<void>;
  readonly pieces: Pieces;
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
