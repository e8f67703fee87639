import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect } from 'vitest';
import { needsFfmpeg, recording } from '../../../testing/lectures.ts';
import { cut, measure } from './programs.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rounds-programs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const made = (name: string, content: string | Uint8Array) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

/** Somebody else's recording, which a playlist points to. */
const other = made('other.wav', recording(3));

describe('ffmpeg', () => {
  needsFfmpeg.each([
    ['HLS', `#EXTM3U\n#EXT-X-TARGETDURATION:3\n#EXTINF:3,\nfile:${other}\n#EXT-X-ENDLIST\n`],
    ['ffconcat', `ffconcat version 1.0\nfile other.wav\n`],
  ])('opens no other file that a playlist names (%s)', async (_form, content) => {
    const file = made('lecture.mp3', content);
    await expect(measure(file)).rejects.toThrow('could not read the recording');
    await expect(cut(file, 0, 1, path.join(folder, 'piece.wav'))).rejects.toThrow();
  });

  needsFfmpeg.each(['wav', 'mp4', 'm4a', 'mov', 'avi', 'mkv', 'aac', 'ogg', 'mp3', 'webm'])(
    'reads what may be uploaded: %s',
    async (format) => {
      const file = path.join(folder, `lecture.${format}`);
      try {
        execFileSync('ffmpeg', ['-v', 'error', '-y', '-i', other, '-ar', '48000', file]);
      } catch {
        // A build without an encoder for it can't create the example.
        return;
      }
      expect((await measure(file)).duration).toBeGreaterThan(2.5);
    },
  );
});
