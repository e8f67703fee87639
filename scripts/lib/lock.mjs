import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from './root.mjs';

/**
 * Runs `work` in one process of this repository at a time; the others wait for their turn. The lock is a listening
 * local socket: the operating system releases it when the process ends, however it ends, so a crash never leaves a lock
 * behind.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const address = socketAddress(name);
  let release = await take(address);
  while (!release) {
    await othersTurn(address);
    release = await take(address);
  }
  try {
    return await work();
  } finally {
    release();
  }
}

function socketAddress(/** @type {string} */ name) {
  const id = `rounds-${name}-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : path.join(tmpdir(), `${id}.sock`);
}

/** @returns {Promise<(() => void) | null>} releases the lock; null while another process holds it */
function take(/** @type {string} */ address) {
  return new Promise((resolve, reject) => {
    /** @type {Set<import('node:net').Socket>} */
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket.unref());
      socket.on('error', () => undefined);
    });
    server.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => {
      server.unref();
      resolve(() => {
        server.close();
        for (const socket of waiting) socket.destroy();
      });
    });
  });
}

/**
 * Resolves when the holder releases the lock. A socket file that nobody listens on belongs to a dead holder and is
 * removed.
 */
function othersTurn(/** @type {string} */ address) {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'ECONNREFUSED' && path.isAbsolute(address)) rmSync(address, { force: true });
    });
    socket.on('close', () => setTimeout(resolve, 20 + Math.random() * 30));
    socket.resume();
  });
}
