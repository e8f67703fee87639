import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawReply, RawRequest } from './client.ts';

const unpack: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** So long, in milliseconds, until somebody who waits for an answer gives up. */
const patience = 20_000;

const kept = new http.Agent({ keepAlive: true, maxSockets: 2 });

/**
 * One request over a real connection, with any address and any header. An event stream is closed when it has begun,
 * and its beginning is the answer.
 */
export function exchange(
  origin: string,
  { method, url, headers, payload }: RawRequest,
): Promise<RawReply & { readonly ms: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, method, path: url, agent: kept, timeout: patience } as const;
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const request = http.request({ ...options, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const finish = () => {
        if (isStream) request.destroy();
        const reply = response.headers as RawReply['headers'];
        const body = Buffer.concat(chunks);
        const packed = unpack[reply['content-encoding'] ?? ''];
        const text = (packed && body.length > 0 ? packed(body) : body).toString();
        resolve({ status: response.statusCode ?? 0, headers: reply, text, ms: performance.now() - began });
      };
      response.on('end', finish);
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        if (isStream) finish();
      });
    });
    const asked = `${method} ${url} ${JSON.stringify({ ...headers, payload: payload?.slice(0, 500) })}`;
    request.on('error', (cause) => reject(new Error(`${asked}: ${cause.message}`, { cause })));
    request.on('timeout', () => request.destroy(new Error(`No answer within ${patience} ms`)));
    request.end(payload);
  });
}
