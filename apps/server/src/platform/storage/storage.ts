import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Bytes of a file, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Files that arrive in pieces, over minutes or days, through any process. All that is known of such a file is what lies
 * in the storage: after any number of crashes it can tell how far the file is.
 */
export interface Pieces {
  /** Begins a file. Beginning it again is fine. */
  start(key: string): Promise<void>;
  /** How many bytes are kept. @throws FileMissing */
  size(key: string): Promise<number>;
  /**
   * Appends a stream's bytes after the first `from` bytes. If the stream fails, all or most of what came before stays.
   * @param total bytes of the whole file
   * @returns how many bytes are kept now; if that is less than arrived, the sender sends the rest again
   */
  append(key: string, from: number, content: Readable, total: number): Promise<number>;
  /** The file is complete: from now on it is read like any other. Finishing it again is fine. */
  finish(key: string): Promise<void>;
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
  /** Removing a missing file is fine; an unfinished one is removed too. */
  remove(key: string): Promise<void>;
  /**
   * Asks, before a file begins, whether so many bytes more leave what else needs the disk. A bucket always has room.
   * @throws as a full disk does
   */
  checkRoom(bytes: number): Promise<void>;
  readonly pieces: Pieces;
}

/** There is no file under that key. */
export class FileMissing extends Error {}

/** A key that nobody can guess, and that reveals nothing about its use. */
export const newKey = (): string => randomUUID();

const keyForm = /^[\da-f-]{36}$/;

/** Only our own keys are accepted: none can escape the folder. */
export function checkKey(key: string): string {
  if (!keyForm.test(key)) throw new FileMissing('No file has such a key');
  return key;
}
