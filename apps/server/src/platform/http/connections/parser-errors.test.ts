import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { ErrorBody } from '@rounds/contract/errors';
import { beforeAll, expect, it } from 'vitest';
import { listen, onServerOf } from '../../../../testing/app.ts';

let goOn: (() => void) | undefined;

onServerOf(
  'pglite',
  'what no framework sees',
  (server) => {
    let port = 0;
    beforeAll(async () => {
      port = Number(new URL((await listen(server)).origin).port);
      // Node checks once a second for requests that take too long.
      server.app.server.requestTimeout = 300;
      server.app.server.headersTimeout = 300;
    });
    /** Everything that the server answers to these bytes until it hangs up. */
    const say = (bytes: string) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.write(bytes);
      return text(socket);
    };

    it.each([
      ['no HTTP', 'hello\r\n\r\n', 400, 'invalid_input'],
      ['a header that is none', 'GET / HTTP/1.1\r\nhost: x\r\n: nothing\r\n\r\n', 400, 'invalid_input'],
      [
        'two lengths',
        'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
        400,
        'invalid_input',
      ],
      ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'invalid_input'],
      [
        'headers without end',
        `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
        431,
        'headers_too_large',
      ],
      ['a request that never comes', 'GET / HTTP/1.1\r\nhost: x\r\n', 408, 'request_timeout'],
      [
        'an expectation',
        'GET /api/nowhere HTTP/1.1\r\nhost: x\r\nexpect: wonders\r\nconnection: close\r\n\r\n',
        404,
        'not_found',
      ],
    ])('is answered like any other: %s', async (_what, bytes, status, code) => {
      const answer = await say(bytes);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      const [line, ...headers] = head.toLowerCase().split('\r\n');
      expect(line).toContain(`http/1.1 ${status} `);
      expect(headers).toEqual(
        expect.arrayContaining([
          'content-type: application/json; charset=utf-8',
          'x-content-type-options: nosniff',
          'referrer-policy: strict-origin-when-cross-origin',
          `content-length: ${Buffer.byteLength(body)}`,
          'connection: close',
        ]),
      );
      expect(head.toLowerCase()).toContain("frame-ancestors 'none'");
      expect(ErrorBody.strict().parse(JSON.parse(body)).code).toBe(code);
    });

    it('is never written into another answer', async () => {
      const socket = net.connect(port, '127.0.0.1');
      socket.write('GET /slow HTTP/1.1\r\nhost: x\r\n\r\n');
      await once(socket, 'data');
      socket.write('nonsense\r\n\r\n');
      const rest = text(socket);
      setTimeout(() => goOn?.(), 100);
      expect(await rest).not.toContain('HTTP/1.1 400');
    });
  },
  {
    extend(app) {
      app.get('/slow', (_request, reply) => {
        reply.hijack();
        reply.raw.writeHead(200, { 'content-length': '10' }).write('begun');
        goOn = () => reply.raw.end('ended');
      });
    },
  },
);
