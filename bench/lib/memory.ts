import { readFileSync } from 'node:fs';

/** What a process occupies, in MB; NaN where the system does not tell. */
export interface Occupied {
  /** All that is in memory. */
  readonly rss: number;
  /** The same with what others use too counted by its share. */
  readonly pss: number;
}

export function occupiedBy(pid: number): Occupied {
  return { rss: megabytes(pid, 'status', 'VmRSS'), pss: megabytes(pid, 'smaps_rollup', 'Pss') };
}

function megabytes(pid: number, file: string, field: string): number {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${field}:\\s*(\\d+) kB`, 'm').exec(text)?.[1] ?? NaN) / 1024;
  } catch {
    return NaN;
  }
}
