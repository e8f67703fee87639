import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Config, invalidSetting } from '../../config/config.ts';

type ListenAddress = Pick<Config, 'port' | 'host'>;

/** @throws ConfigError if the server won't be able to listen there; checked before any other work */
export async function checkPort({ port, host }: ListenAddress): Promise<void> {
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
export async function listen(app: FastifyInstance, place: ListenAddress): Promise<void> {
  await explained(place, () => app.listen({ port: place.port, host: place.host }));
}

async function explained({ port, host }: ListenAddress, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw invalidSetting('PORT', `${port} is taken. Free it, or set another`);
    if (code === 'EACCES')
      throw invalidSetting('PORT', `this user may not listen on ${port}. Set one above 1023`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw invalidSetting('HOST', `this machine has no address "${host}"`);
    throw error;
  }
}
