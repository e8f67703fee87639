import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './root.mjs';

/** Windows starts npm through its command file, which needs a shell. */
const windows = process.platform === 'win32';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** @param {number | null} code @param {NodeJS.Signals | null} signal */
const exitCode = (code, signal) => (signal ? 128 + constants.signals[signal] : (code ?? 1));

/**
 * Runs a command to its end and keeps what it printed. Never throws: a command that can't start ends with 127.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function capture(command, args, { env = process.env, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows && command === 'npm',
      env: { ...env, NO_COLOR: '1', FORCE_COLOR: undefined },
      ...options,
    });
    forwardSignals(child);
    let output = '';
    const keep = (/** @type {Buffer} */ piece) => (output += piece.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/**
 * Runs a command in the foreground, passes signals on to it, and returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function foreground(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    forwardSignals(child);
    child.on('error', reject);
    child.on('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/**
 * Ends this process in the usual way when npm, which started it, is gone: a killed npm can't pass on a signal. A script
 * that was started without npm may be left running on purpose.
 */
export function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const npm = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** Passes signals on to a child as long as it runs. @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  const stop = onSignals((signal, passOn) => passOn && child.kill(signal));
  child.once('error', stop);
  child.once('close', stop);
}

/**
 * Calls `handle` for each signal that asks us to end, until the returned function is called. `passOn` says whether to
 * pass the signal on to children: a terminal's Ctrl-C reaches the whole foreground group, so they already have it.
 * @param {(signal: NodeJS.Signals, passOn: boolean) => void} handle
 */
export function onSignals(handle) {
  /** @type {Map<NodeJS.Signals, () => void>} */
  const handlers = new Map([
    ['SIGINT', () => handle('SIGINT', !process.stdin.isTTY)],
    ['SIGTERM', () => handle('SIGTERM', true)],
    ['SIGHUP', () => handle('SIGTERM', true)],
  ]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}
