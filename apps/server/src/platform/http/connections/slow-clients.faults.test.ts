import net from 'node:net';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../../testing/app.ts';
import { present } from '../../../../testing/databases.ts';
import { buildUser } from '../../../../testing/factories.ts';

const count = 200;

onServerOf('postgres', 'two hundred clients that send a letter a second', (server) => {
  let client: Awaited<ReturnType<typeof listen>> | undefined;
  beforeAll(async () => {
    client = await listen(server);
  });

  it.each([
    ['of their headers', 'GET /healthz HTTP/1.1\r\nhost: rounds\r\nx-slow: '],
    [
      'of their body',
      'POST /api/auth/login HTTP/1.1\r\nhost: rounds\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n',
    ],
  ])('%s are cut off within 25 seconds, and others do not notice', async (_what, opening) => {
    const { origin } = present(client);
    const learner = present(client).as((await buildUser(server.db, server.clock.now())).token);
    const { hostname, port } = new URL(origin);
    const began = performance.now();
    const ended = Array.from({ length: count }, () => {
      const socket = net.connect(Number(port), hostname);
      socket.write(opening);
      const drip = setInterval(() => socket.write('x'), 1000);
      socket.on('error', () => undefined);
      socket.resume();
      return new Promise<number>((resolve) => {
        socket.on('close', () => {
          clearInterval(drip);
          resolve(performance.now() - began);
        });
      });
    });
    let cut = 0;
    for (const each of ended) void each.then(() => (cut += 1));
    const times: number[] = [];
    while (cut < count) {
      const asked = performance.now();
      expect((await learner.send('GET', '/api/leaderboard')).status).toBe(200);
      times.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(performance.now() - began).toBeLessThan(30_000);
    }
    expect(Math.max(...(await Promise.all(ended)))).toBeLessThan(25_000);
    times.sort((a, b) => a - b);
    expect(times[Math.floor(times.length * 0.95)]).toBeLessThan(500);
  });
});
