import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files that arrive in pieces, over minutes or days, through any process. The storage holds all the state of such a
 * file, so it can tell how far the file is after any number of crashes.
 */
export interface Pieces {
  /** Begins a file. Beginning it again has no effect. */
  start(key: string): Promise<void>;
  /** How many bytes are stored. @throws FileMissing */
  size(key: string): Promise<number>;
  /**
   * Appends a stream's bytes after the first `from` bytes. If the stream fails, all or most of what arrived before
   * stays.
   * @param total bytes of the whole file
   * @returns how many bytes are stored now; if fewer than arrived, the sender sends the rest again
   */
  append(key: string, from: number, content: Readable, total: number): Promise<number>;
  /** Completes the file: from now on it is read like any other. Finishing it again has no effect. */
  finish(key: string): Promise<void>;
}

/** A file that isn't complete yet. */
export interface PromisedFile {
  readonly key: string;
  readonly size: number;
}

/** Where files are kept. They are streamed in and out, and never held in memory as a whole. */
export interface Storage {
  /**
   * Stores a stream under a new key. A stream that fails, or is destroyed, leaves nothing behind.
   * @returns its size in bytes
   */
  put(key: string, content: Readable): Promise<number>;
  /** @throws FileMissing */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes a file, finished or not. A missing file is no error. */
  remove(key: string): Promise<void>;
  /**
   * Checks, before bytes are written, that enough free space remains for everything else on the disk. A bucket always
   * has room.
   * @param promised files that are arriving in pieces, with their final sizes: the space they still need isn't free
   * @throws the same error as a full disk
   */
  checkRoom(bytes: number, promised?: readonly PromisedFile[]): Promise<void>;
  readonly pieces: Pieces;
}

/** There is no file with that key. */
export class FileMissing extends Error {}

/** A key that nobody can guess, and that reveals nothing about its use. */
export const newKey = (): string => randomUUID();

const keyForm = /^[\da-f-]{36}$/;

/** Only keys of our own making are accepted: none can escape the folder. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new FileMissing('No file has such a key');
  return key;
}
