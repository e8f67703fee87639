import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Tells the process that started this server where it listens, and ends with it. */
export function announce(server: Server): void {
  process.send?.((server.address() as AddressInfo).port);
  process.on('disconnect', () => process.exit(0));
}

/** As many connections for the limit and the usual stack as Rounds has. */
export const poolOptions = {
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['DATABASE_POOL']),
};
