import { type Server, createServer } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { allowUpload, limitBodies } from './slow-bodies.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends a byte every 20 ms. @returns how many milliseconds passed before it was cut off */
async function drip(isUpload: boolean, bytes: number): Promise<number> {
  const made = createServer((request, response) => {
    if (isUpload) allowUpload(request, { bytes: 10, ms: 300 });
    request.resume().on('end', () => response.end());
  });
  server = made;
  made.on('clientError', (_error, socket) => socket.destroy());
  limitBodies(made, 200);
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const socket = net.connect((made.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  const began = performance.now();
  socket.write('POST / HTTP/1.1\r\nhost: rounds\r\ncontent-length: 9000\r\n\r\n');
  const timer = setInterval(() => socket.write('x'.repeat(bytes)), 20);
  const stop = setTimeout(() => socket.destroy(), 1500);
  await new Promise((resolve) => socket.once('close', resolve));
  clearInterval(timer);
  clearTimeout(stop);
  return performance.now() - began;
}

it('a body that does not arrive in time is cut off', async () => {
  expect(await drip(false, 1)).toBeLessThan(1000);
});

it('an upload may take longer while it keeps up the pace', async () => {
  expect(await drip(true, 20)).toBeGreaterThan(1400);
});

it('an upload that falls behind is cut off', async () => {
  expect(await drip(true, 0)).toBeLessThan(1200);
});
