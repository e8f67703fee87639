import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The ports of a server under test. The second exists if a server has something to measure besides its product. */
export interface Ready {
  readonly port: number;
  readonly sidePort?: number;
}

export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Tells the process that started this one where to send requests, and ends with it. */
export function announce(ready: Ready): void {
  process.send?.(ready);
  process.on('disconnect', () => process.exit(0));
}

/** A setting that the benchmark gives to every server that it starts. */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: servers are started by run.ts.`);
  return value;
}
