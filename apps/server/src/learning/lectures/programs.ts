import { execFile, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Silence, Word } from './pieces.rules.ts';

const run = promisify(execFile);
/** Longer than any piece takes. */
const limits = { timeout: 10 * 60_000, maxBuffer: 8 * 1024 * 1024, killSignal: 'SIGKILL' } as const;

/** Whether the machine has a program. */
export async function isInstalled(program: string, folders = process.env['PATH'] ?? ''): Promise<boolean> {
  const found = folders
    .split(path.delimiter)
    .map((folder) => access(path.join(folder, program), constants.X_OK).then(() => true));
  return Promise.any(found).catch(() => false);
}

/**
 * The containers of `media-type.rules.ts`, by ffmpeg's names. None of the others is needed, and some of them are
 * playlists.
 */
const formats = 'mp3,wav,mov,mp4,m4a,aac,ogg,avi,matroska,webm';
/** An uploaded file may refer to other files, as a playlist does: only the file itself is read. */
const input = (file: string) => [
  ...['-format_whitelist', formats, '-protocol_whitelist', 'file,pipe'],
  ...['-i', `file:${file}`],
];

/**
 * How long a recording is and where nobody speaks, found by decoding it, since headers lie. @throws if it can't be
 * decoded
 */
export function measure(file: string): Promise<{ duration: number; silences: Silence[] }> {
  const args = ['-hide_banner', '-nostats', ...input(file), '-vn', '-map', '0:a:0'];
  const child = spawn(
    'ffmpeg',
    [...args, '-af', 'silencedetect=noise=-35dB:d=0.3', '-progress', 'pipe:1', '-f', 'null', '-'],
    {
      ...limits,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let duration = 0;
  const silences: Silence[] = [];
  let start = 0;
  eachLine(child.stdout, (line) => {
    const [, microseconds] = /^out_time_us=(\d+)/.exec(line) ?? [];
    if (microseconds) duration = Number(microseconds) / 1e6;
  });
  eachLine(child.stderr, (line) => {
    const [, what, at] = /silence_(start|end): (-?[\d.]+)/.exec(line) ?? [];
    if (what === 'start') start = Math.max(0, Number(at));
    if (what === 'end') silences.push({ start, end: Number(at) });
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0 && duration > 0) resolve({ duration, silences });
      else reject(new Error(`ffmpeg could not read the recording (${String(code)})`));
    });
  });
}

/** A stream's lines, without keeping any. */
function eachLine(stream: NodeJS.ReadableStream, read: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(-4096);
    for (const line of lines) read(line);
  });
}

/** Cuts out a piece in the format that speech recognizers want: one channel, 16,000 samples a second. */
export async function cut(file: string, from: number, to: number, piece: string): Promise<void> {
  const part = ['-ss', String(from), '-t', String(to - from)];
  const form = ['-vn', '-map', '0:a:0', '-ac', '1', '-ar', '16000', '-f', 'wav', '-y', piece];
  await run('ffmpeg', ['-hide_banner', '-loglevel', 'error', ...part, ...input(file), ...form], limits);
}

/** The words of a piece, as recognized by pocketsphinx. */
export async function recognize(piece: string): Promise<Word[]> {
  const args = ['-infile', piece, '-time', 'yes', '-logfn', '/dev/null'];
  const { stdout } = await run('pocketsphinx_continuous', args, limits);
  return stdout.split('\n').flatMap((line) => {
    const [, text = '', start, end] = /^([a-z'.-]+(?:\(\d+\))?) ([\d.]+) ([\d.]+) [\d.]+$/.exec(line) ?? [];
    return text === ''
      ? []
      : [{ text: text.replace(/\(\d+\)$/, ''), start: Number(start), end: Number(end) }];
  });
}
