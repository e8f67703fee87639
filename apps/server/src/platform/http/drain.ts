import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

const sweepMs = 100;

/**
 * What is in flight when the server closes is finished, and no connection is waited for that has nothing to say.
 * @returns whether the server is closing
 */
export function drainOnClose(app: FastifyInstance): () => boolean {
  const unused = unusedConnections(app);
  let isClosing = false;
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', (done) => {
    isClosing = true;
    app.live.close();
    for (const socket of unused()) socket.destroy();
    // One whose last answer was on its way already, without `Connection: close`, is idle only later.
    sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs).unref();
    done();
  });
  app.addHook('onClose', (_app, done) => {
    clearInterval(sweep);
    done();
  });
  return () => isClosing;
}

/**
 * Connections on which nothing was asked yet, such as browsers open in advance. Node takes them for busy, and would wait
 * for them at the end.
 */
function unusedConnections(app: FastifyInstance): () => Socket[] {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}
