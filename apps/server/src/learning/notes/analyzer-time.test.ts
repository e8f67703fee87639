import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { analyzeNote } from '@rounds/contract/learning/notes';
import { afterAll, expect, it, vi } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';

const slow = vi.hoisted(() => ({ folder: '' }));

// The analyzer, which never comes to an end with some notes, in place of the real one.
vi.mock(import('../../platform/timed-thread.ts'), async (original) => {
  const real = await original();
  slow.folder = mkdtempSync(path.join(tmpdir(), 'rounds-analyzer-'));
  const worker = path.join(slow.folder, 'slow.worker.mjs');
  writeFileSync(
    worker,
    `
import * as analyzer from '${new URL('notes.worker.ts', import.meta.url).href}';
export const analyze = (text) => {
  while (text.includes('endless'));
  return analyzer.analyze(text);
};
export const draftTest = analyzer.draftTest;
`,
  );
  return { ...real, timedThread: () => real.timedThread(pathToFileURL(worker), 8000) };
});
afterAll(() => rm(slow.folder, { recursive: true }));

onServer('a note with which the analyzer comes to no end', (server) => {
  it('fails with a reason, counts nothing, and holds nobody up for long', async () => {
    const hostile = await registerLearner(server);
    const id = await uploadNote(hostile.client, { content: 'An endless note about nothing at all.' });
    const other = await registerLearner(server);
    const params = { id: await uploadNote(other.client) };
    const [failed, analyzed, made] = await Promise.all([
      hostile.client.send('POST', `/api/notes/${id}/analyze`),
      other.client.call(analyzeNote, { params }),
      other.client.call(generateNoteTest, { params, body: { questionCount: 3 } }),
    ]);
    expect([failed.status, failed.failure.code]).toEqual([422, 'note_takes_too_long']);
    expect([analyzed.status, made.status]).toEqual([200, 201]);
    const used = await server.db.run('select 1 from plan_usage where user_id = $1 and used > 0', [
      hostile.user.id,
    ]);
    expect(used).toEqual([]);
  });
});
