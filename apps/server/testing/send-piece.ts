import { once } from 'node:events';
import http from 'node:http';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pieceHeaders } from './lectures.ts';

function requestFor(origin: string, token: string, id: string, offset: number, bytes: number) {
  const request = http.request(`${origin}/api/lecture-uploads/${id}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-length': bytes, ...pieceHeaders(offset) },
  });
  request.on('error', () => undefined);
  return request;
}

/**
 * Sends a piece over its own connection. @param content its bytes, generated while they are sent @param bytes how many
 * there are
 */
export async function sendFrom(
  origin: string,
  token: string,
  id: string,
  offset: number,
  content: Uint8Array | Iterable<Uint8Array>,
  bytes = content instanceof Uint8Array ? content.length : 0,
) {
  const request = requestFor(origin, token, id, offset, bytes);
  const answered = once(request, 'response') as Promise<[http.IncomingMessage]>;
  await pipeline(Readable.from(content instanceof Uint8Array ? [content] : content), request);
  const [response] = await answered;
  const body = await text(response);
  return { status: response.statusCode, offset: Number(response.headers['upload-offset']), body };
}

/** Starts sending the rest of a file, and stops midway without ending. @returns a function that ends it */
export async function cutOff(
  origin: string,
  token: string,
  id: string,
  offset: number,
  file: Uint8Array,
  bytes: number,
): Promise<() => void> {
  const request = requestFor(origin, token, id, offset, file.length - offset);
  const part = file.subarray(offset, offset + bytes);
  await new Promise((resolve) => request.write(part, resolve));
  return () => request.destroy();
}
