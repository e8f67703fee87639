import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listen, onServerOf, startServer } from '../../../../testing/app.ts';

onServerOf('pglite', 'a server that closes in the middle of an answer', (server) => {
  /** Starts an answer on a kept-alive connection, then closes. */
  async function arrange() {
    let finish = () => {};
    const closing = await startServer(server.db, {
      extend(app) {
        app.get('/long', (_request, reply) => {
          reply.hijack();
          reply.raw.writeHead(200, { 'content-length': '10' }).write('begun');
          finish = () => reply.raw.end('ended');
        });
      },
    });
    const { hostname, port } = new URL((await listen(closing)).origin);
    const socket = net.connect(Number(port), hostname);
    socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
    await once(socket, 'data');
    const closed = closing.app.close();
    return { socket, finish: () => finish(), closed: Promise.resolve(closed) };
  }
  const soon = <T>(work: Promise<T>) =>
    Promise.race([
      work.then(() => 'closed'),
      new Promise((resolve) => setTimeout(resolve, 3000, 'still open')),
    ]);

  it('finishes it, and does not wait for that connection any longer', async () => {
    const { socket, finish, closed } = await arrange();
    const rest = text(socket);
    setTimeout(finish, 100);
    expect(await rest).toBe('ended');
    expect(await soon(closed)).toBe('closed');
  });

  it('tells the next request on that connection when to retry', async () => {
    const { socket, finish, closed } = await arrange();
    const rest = text(socket);
    socket.write('GET /api/scenarios HTTP/1.1\r\nhost: x\r\n\r\n');
    setTimeout(finish, 100);
    const said = (await rest).toLowerCase();
    expect(said).toContain('endedhttp/1.1 503 ');
    for (const line of ['retry-after: 2', 'connection: close', 'x-content-type-options: nosniff'])
      expect(said).toContain(`${line}\r\n`);
    expect(said).toContain('"code":"unavailable"');
    expect(await soon(closed)).toBe('closed');
  });
});
