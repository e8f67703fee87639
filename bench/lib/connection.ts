import net from 'node:net';

const headEnd = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that sends one request at a time. It reads only the status and the length of an answer: on
 * a small machine, any work of the load is taken from the servers.
 */
export class Connection {
  readonly #socket: net.Socket;
  #done: ((status: number) => void) | undefined;
  #pending: Buffer | undefined;
  #status = 0;
  #left = 0;

  private constructor(socket: net.Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (piece) => this.#read(piece));
    socket.on('error', () => socket.destroy());
    // A connection that the server closes during a request is a failed request.
    socket.on('close', () => this.#done?.(0));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((resolve, reject) => {
      const socket = net.connect(port, '127.0.0.1', () => resolve(new Connection(socket)));
      socket.once('error', reject);
    });
  }

  /** The status, when the whole answer is there; 0 when the connection broke. */
  ask(request: string): Promise<number> {
    return new Promise((resolve) => {
      this.#done = resolve;
      if (this.#socket.destroyed) resolve(0);
      else this.#socket.write(request, 'latin1');
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(piece: Buffer): void {
    if (this.#left > 0) return this.#took(piece.length);
    const data = this.#pending ? Buffer.concat([this.#pending, piece]) : piece;
    const end = data.indexOf(headEnd);
    this.#pending = end < 0 ? data : undefined;
    if (end < 0) return;
    const head = data.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#left = this.#status === 304 ? 0 : Number(length ?? NaN);
    this.#took(data.length - end - headEnd.length);
  }

  #took(bytes: number): void {
    this.#left -= bytes;
    if (this.#left === 0) this.#done?.(this.#status);
    // An answer of unknown length, or longer than it said.
    else if (!(this.#left > 0)) this.#socket.destroy();
  }
}
