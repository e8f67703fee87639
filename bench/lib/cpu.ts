import { readFileSync, readdirSync } from 'node:fs';

/** Processor time in microseconds by process and thread; empty if the system does not report it. */
export type Cpu = ReadonlyMap<string, number>;

/** Of a process with all its threads, so far. */
export function cpuOf(pid: number): Cpu {
  return new Map(threadsOf(pid));
}

/** Of all processes of the PostgreSQL server on this machine that one of its backends belongs to. */
export function cpuOfPostgres(backend: number): Cpu {
  const postmaster = parentOf(backend);
  if (postmaster === undefined) return new Map();
  const pids = readdirSync('/proc').map(Number);
  return new Map(pids.filter((pid) => pid > 0 && parentOf(pid) === postmaster).flatMap(threadsOf));
}

/** The time spent in between. A process that ended meanwhile is left out; one that started counts from zero. */
export function spent(before: Cpu, after: Cpu): number {
  if (after.size === 0) return NaN;
  return [...after].reduce((sum, [thread, time]) => sum + time - (before.get(thread) ?? 0), 0);
}

function threadsOf(pid: number): [string, number][] {
  try {
    return readdirSync(`/proc/${pid}/task`).map((thread) => {
      const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
      return [`${pid} ${thread}`, Number(nanoseconds) / 1000];
    });
  } catch {
    return [];
  }
}

function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
