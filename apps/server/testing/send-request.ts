import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RawReply, RawRequest } from './client.ts';

const decompressors: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

const timeoutMs = 20_000;

const agent = new http.Agent({ keepAlive: true, maxSockets: 2 });

/**
 * Sends one request over a real connection, with any path and headers. An event stream is closed after its first chunk,
 * which becomes the reply.
 */
export function sendRequest(
  origin: string,
  { method, url, headers, payload }: RawRequest,
): Promise<RawReply & { readonly ms: number }> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const options = { hostname, port, method, path: url, agent, timeout: timeoutMs } as const;
    const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
    const request = http.request({ ...options, headers: { ...headers, ...length } }, (response) => {
      const chunks: Buffer[] = [];
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') ?? false;
      const finish = () => {
        if (isStream) request.destroy();
        const reply = response.headers as RawReply['headers'];
        const body = Buffer.concat(chunks);
        const decompress = decompressors[reply['content-encoding'] ?? ''];
        const text = (decompress && body.length > 0 ? decompress(body) : body).toString();
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
    request.on('timeout', () => request.destroy(new Error(`No answer within ${timeoutMs} ms`)));
    request.end(payload);
  });
}
