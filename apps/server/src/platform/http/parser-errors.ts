import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { jsonType } from './prepared.ts';

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const unreadable = { status: 400, code: 'invalid_input', message: 'We couldn’t read that request.' };
const refusals: Readonly<Record<string, Refusal>> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'request_timeout',
    message: 'That request took too long to arrive.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'headers_too_large',
    message: 'The headers of that request are larger than we accept.',
  },
};

/** Node's own note of the answer that a connection is at. */
type Answering = Socket & { readonly _httpMessage?: Pick<ServerResponse, 'headersSent'> | null };

/**
 * Answers what Node's parser refuses, which reaches no framework: with a body and headers as all answers have.
 * @param headers what every answer carries
 */
export const answerParserError =
  (headers: Readonly<Record<string, string>>) =>
  (error: NodeJS.ErrnoException, socket: Answering): void => {
    const { status, code, message } = refusals[error.code ?? ''] ?? unreadable;
    const isGone = error.code === 'ECONNRESET' || !socket.writable;
    // In the midst of another answer it would be read as a part of that one.
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

/** Node refuses what it does not know in `Expect` with an empty answer; it may as well be passed over. */
export function passOverExpectations(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    server.emit('request', request, response);
  });
}
