import type { FastifyInstance } from 'fastify';
import type { Socket } from 'node:net';

const sweepMs = 100;

/**
 * Lets requests in flight finish when the server closes, without waiting for idle connections.
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
    // A connection whose last answer began without `Connection: close` only becomes idle later.
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
 * Connections that have sent no request yet, such as those that browsers open in advance. Node considers them busy and
 * would wait for them at shutdown.
 */
function unusedConnections(app: FastifyInstance): () => Socket[] {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => [...open].filter(({ bytesRead }) => bytesRead === 0);
}
