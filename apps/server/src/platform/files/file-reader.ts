import { Piscina } from 'piscina';

const maxWaiting = 20;
const maxReadMs = 20_000;

export interface FileReader<Read> {
  /** Reads a file; null where it took too long or too much memory, or broke the reader. */
  readonly read: (bytes: Uint8Array<ArrayBuffer>) => Promise<Read | null>;
  readonly isBusy: () => boolean;
}

/**
 * Reads files that may come from anywhere, one at a time, in a thread that is ended when a file takes more than its share.
 * @param worker the module whose function `name` takes the bytes
 */
export function fileReader<Read>(worker: URL, name: string, maxMegabytes: number): FileReader<Read> {
  const pool = new Piscina({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  const read = async (bytes: Uint8Array<ArrayBuffer>) => {
    const signal = AbortSignal.timeout(maxReadMs);
    const task = pool.run(bytes, { name, transferList: [bytes.buffer], signal });
    return (await task.catch(() => null)) as Read | null;
  };
  return { read, isBusy: () => pool.queueSize >= maxWaiting };
}
