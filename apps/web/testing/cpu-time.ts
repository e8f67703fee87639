/** These tests run in Node, whose types the client doesn't know. */
const { process } = globalThis as unknown as {
  readonly process: { threadCpuUsage(): { readonly user: number; readonly system: number } };
};

/**
 * CPU time of some work in milliseconds, the best of a few runs. Unlike elapsed time, it doesn't grow while the machine
 * is busy with other things.
 */
export function cpuTime(times: number, work: () => unknown): number {
  const took = Array.from({ length: times }, () => {
    const before = process.threadCpuUsage();
    work();
    const after = process.threadCpuUsage();
    return (after.user - before.user + after.system - before.system) / 1000;
  });
  return Math.min(...took);
}
