/** These tests run in Node, whose types the client doesn't know. */
const { process } = globalThis as unknown as {
  readonly process: { threadCpuUsage(): { readonly user: number; readonly system: number } };
};

/**
 * Milliseconds of the processor that work takes: the least of a few times. Unlike the time until it is done, this doesn't
 * grow while the machine has other things to do.
 */
export function workTime(times: number, work: () => unknown): number {
  const took = Array.from({ length: times }, () => {
    const before = process.threadCpuUsage();
    work();
    const after = process.threadCpuUsage();
    return (after.user - before.user + after.system - before.system) / 1000;
  });
  return Math.min(...took);
}
