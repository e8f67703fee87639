import { readFileSync, readdirSync } from 'node:fs';

/** Of a process, from Linux; times in microseconds. Undefined elsewhere, and when it has ended. */
function statOf(pid: number | string) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program, in brackets, may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [, parent = 0] = fields.map(Number);
    const [user = NaN, system = NaN, endedUser = NaN, endedSystem = NaN] = fields.slice(11).map(Number);
    const tick = 10_000;
    return { parent, own: (user + system) * tick, endedChildren: (endedUser + endedSystem) * tick };
  } catch {
    return undefined;
  }
}

/** Processor time of a process with all its threads, so far; NaN if the system does not report it. */
export const cpuOf = (pid: number): number => statOf(pid)?.own ?? NaN;

/** Of all processes, past and present, of the PostgreSQL server that one of its backends belongs to. */
export function cpuOfPostgres(backend: number): number {
  const postmaster = statOf(backend)?.parent;
  if (postmaster === undefined) return NaN;
  const running = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat?.parent === postmaster);
  return running.reduce((sum, stat) => sum + (stat?.own ?? 0), statOf(postmaster)?.endedChildren ?? NaN);
}

/** A process's resident memory; NaN if the system does not report it. */
export function residentMb(pid: number): number {
  try {
    return Number(/^VmRSS:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return NaN;
  }
}
