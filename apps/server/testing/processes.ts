import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverOptions } from '../../../scripts/lib/node.mjs';

/** One of our programs in a child process. */
export interface ChildProgram {
  readonly child: ChildProcessWithoutNullStreams;
  /** Resolves with the output so far once it contains the text; rejects if the process ends first. */
  printed(text: string): Promise<string>;
  /** Resolves when the process is gone. */
  readonly ended: Promise<{ code: number | null; out: string; err: string }>;
}

interface RunOptions {
  readonly args?: readonly string[];
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  /** With a channel to this process, as the launcher has it. */
  readonly ipc?: boolean;
}

/**
 * Starts a TypeScript file of the server, with the options that the server always runs with; `file` is relative to
 * apps/server.
 */
export function startProgram(
  file: string,
  { args = [], env = {}, cwd, ipc = false }: RunOptions = {},
): ChildProgram {
  const program = fileURLToPath(new URL(`../${file}`, import.meta.url));
  // With code compiled by an earlier run, a start takes a third less CPU time.
  const { PATH = '', HOME = '', TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [...serverOptions, program, ...args], {
    ...(cwd !== undefined && { cwd }),
    stdio: ipc ? ['pipe', 'pipe', 'pipe', 'ipc'] : 'pipe',
    env: {
      PATH,
      HOME,
      ...(TMPDIR !== undefined && { TMPDIR }),
      ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
      ...env,
    },
  }) as ChildProcessWithoutNullStreams;
  const text = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (text.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (text.err += chunk.toString()));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, ...text }));
  });
  return {
    child,
    ended,
    printed: (wanted) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (text.out.includes(wanted)) resolve(text.out);
        };
        child.stdout.on('data', look);
        look();
        void ended.then(({ code, out, err }) =>
          reject(new Error(`Ended with ${code} and without "${wanted}":\n${out}${err}`)),
        );
      }),
  };
}
