import type { IncomingMessage, Server } from 'node:http';

/** Node's own limit applies to all requests alike, large uploads included; here it is only the backstop. */
export const maxUploadMs = 2 * 60 * 60_000;

/** An upload may take long as long as it makes progress: this many bytes per interval. */
export interface Pace {
  readonly bytes: number;
  readonly ms: number;
}
const usualPace: Pace = { bytes: 240 * 1024, ms: 30_000 };

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();

/** Cuts off clients whose body doesn't arrive in time, with the same answer as Node's own limit. */
export function limitBodies(server: Server, ms = 20_000): void {
  server.prependListener('request', (request: IncomingMessage) => {
    const { headers } = request;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    const stop = () => clearInterval(timers.get(request));
    request.once('end', stop).once('close', stop);
    timers.set(
      request,
      setTimeout(() => cutOff(request), ms),
    );
  });
}

/** For a signed-in sender of a large file: from now on, its pace counts and not its time. */
export function allowUpload(request: IncomingMessage, { bytes, ms }: Pace = usualPace): void {
  const timer = timers.get(request);
  if (timer === undefined || request.complete) return;
  clearTimeout(timer);
  let before = request.socket.bytesRead;
  const check = () => {
    const now = request.socket.bytesRead;
    if (now - before < bytes) cutOff(request);
    before = now;
  };
  timers.set(request, setInterval(check, ms));
}

function cutOff(request: IncomingMessage): void {
  clearInterval(timers.get(request));
  const { socket } = request;
  const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
  const { server } = socket as typeof socket & { readonly server?: Server };
  if (server?.emit('clientError', error, socket) !== true) socket.destroy(error);
}
