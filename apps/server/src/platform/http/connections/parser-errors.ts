import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { type ApiFailure, sharedErrors } from '@rounds/contract/errors';
import { jsonType } from '../pages/cached-body.ts';

const refusals: Readonly<Record<string, ApiFailure>> = {
  ERR_HTTP_REQUEST_TIMEOUT: sharedErrors.request_timeout,
  HPE_HEADER_OVERFLOW: sharedErrors.headers_too_large,
};

/** Node's internal reference to a connection's current response. */
type Answering = Socket & { readonly _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

/**
 * Answers requests that Node's parser rejects with the usual body and headers. They never reach the framework.
 * @param headers the headers of every answer
 */
export const answerParserError =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Answering): void => {
    const { status, code, message } = refusals[error.code ?? ''] ?? sharedErrors.invalid_input;
    const isGone = error.code === 'ECONNRESET' || !socket.writable;
    // In the middle of another response, it would be read as part of it.
    if (!isGone && !socket._httpMessage?.headersSent) {
      const body = JSON.stringify({ message, code });
      const lines = Object.entries({
        ...headers,
        'Content-Type': jsonType,
        'Content-Length': Buffer.byteLength(body),
        Connection: 'close',
      }).map(([name, value]) => `${name}: ${value}\r\n`);
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
    }
    socket.destroySoon();
  };

/** Node rejects an unknown `Expect` header with an empty answer; we ignore the header instead. */
export function ignoreExpectHeader(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
