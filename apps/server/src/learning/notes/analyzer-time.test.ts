import { generateNoteTest } from '@rounds/contract/learning/notes.generated';
import { analyzeNote } from '@rounds/contract/learning/notes';
import { afterEach, expect, it, vi } from 'vitest';
import { onServer } from '../../../testing/app.ts';
import { registerLearner } from '../../../testing/factories.ts';
import { uploadNote } from '../../../testing/notes.ts';
import { TookTooLong } from '../../platform/timed-thread.ts';
import { reader } from './analyzer.ts';

afterEach(() => vi.restoreAllMocks());

// How a thread is stopped, and that the next task has a new one, is tested with the thread (platform/timed-thread.test.ts).
onServer('a note with which the analyzer comes to no end', (server) => {
  it('fails with a reason, counts nothing, and fails nobody else', async () => {
    const run = reader.run;
    vi.spyOn(reader, 'run').mockImplementation((name, task) =>
      typeof task === 'string' && task.includes('endless')
        ? Promise.reject(new TookTooLong(name))
        : run(name, task),
    );
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
