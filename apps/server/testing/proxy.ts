import net from 'node:net';

/** A connection to a server that can be cut and restored, like a network. */
export interface Proxy {
  /** The same address, through the proxy. */
  readonly url: string;
  /** How many connections have been opened. */
  readonly asked: number;
  /** Drops every connection, and each new one at once. */
  cut(): void;
  mend(): void;
  /** Keeps the current connections open but forwards nothing more on them; new ones work. */
  hush(): void;
  close(): Promise<void>;
}

export async function proxyTo(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<net.Socket>();
  let isCut = false;
  let asked = 0;
  const server = net.createServer((near) => {
    asked += 1;
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = net.connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.port = String((server.address() as net.AddressInfo).port);
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: url.href,
    get asked() {
      return asked;
    },
    cut,
    mend() {
      isCut = false;
    },
    hush() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
