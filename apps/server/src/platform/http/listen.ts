import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, unusable } from '../config/config.ts';

type Place = Pick<Config, 'port' | 'host'>;

/** @throws ConfigError when the server will not be able to listen there; found before any work is done */
export async function checkPort({ port, host }: Place): Promise<void> {
  const server = net.createServer();
  await explained({ port, host }, () => {
    return new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host }, resolve);
    });
  });
  await new Promise((resolve) => server.close(resolve));
}

/** @throws ConfigError when it can't listen there */
export async function listen(app: FastifyInstance, place: Place): Promise<void> {
  await explained(place, () => app.listen({ port: place.port, host: place.host }));
}

async function explained({ port, host }: Place, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw unusable('PORT', `${port} is taken. Free it, or set another`);
    if (code === 'EACCES') throw unusable('PORT', `this user may not listen on ${port}. Set one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw unusable('HOST', `this machine has no address "${host}"`);
    throw error;
  }
}
