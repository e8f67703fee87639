import { once } from 'node:events';
import http from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../../testing/app.ts';

/** Hard to compress, and larger than a connection's buffers, for when nobody reads. */
const large = randomBytes(4 * 1024 * 1024).toString('hex');

onServerOf(
  'pglite',
  'an answer that is compressed as it is sent',
  (server) => {
    let origin = '';
    const agent = new http.Agent({ keepAlive: true });
    beforeAll(async () => {
      origin = (await listen(server)).origin;
    });
    afterAll(() => agent.destroy());

    /** Reads the head of an answer, and leaves its body unread. */
    async function ask() {
      const request = http.get(`${origin}/large`, { agent, headers: { 'accept-encoding': 'br' } });
      const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
      return { encoding: reply.headers['content-encoding'], reply };
    }
    const textOf = async (reply: http.IncomingMessage) => Buffer.concat(await reply.toArray());
    const compressed = (asked: readonly { encoding: string | undefined }[]) =>
      asked.filter(({ encoding }) => encoding === 'br').length;

    it('is one of eight at most: while those are in flight, others are sent uncompressed', async () => {
      const waiting = [];
      for (let n = 0; n < 12; n += 1) waiting.push(await ask());
      expect(compressed(waiting)).toBe(8);
      const last = waiting.at(-1)!;
      expect(last.encoding).toBeUndefined();
      expect((await textOf(last.reply)).toString()).toBe(large);
      // Clients that disconnect early free their places too.
      for (const { reply } of waiting) reply.destroy();
      await expect.poll(async () => (await ask()).encoding, { timeout: 5000 }).toBe('br');
    });

    it('is compressed every time when requests follow each other on a kept-alive connection', async () => {
      for (let n = 0; n < 9; n += 1) {
        const { encoding, reply } = await ask();
        expect(encoding).toBe('br');
        const body = await textOf(reply);
        if (n === 0) expect(brotliDecompressSync(body).toString()).toBe(large);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, 30_000);
  },
  {
    extend: (app) => {
      app.get('/large', (_request, reply) => reply.type('text/plain').send(large));
    },
  },
);
