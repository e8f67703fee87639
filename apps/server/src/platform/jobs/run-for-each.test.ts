import { describe, expect, it } from 'vitest';
import { createLogger } from '../logging.ts';
import { runForEach, runParts, inBatches } from './run-for-each.ts';

describe('each', () => {
  const run = async (failing: readonly number[]) => {
    const done: number[] = [];
    const work = async (n: number) => {
      if (failing.includes(n)) throw new Error(`reason ${n}`);
      done.push(n);
    };
    const error = await runForEach([1, 2, 3], (n) => `number ${n}`, work).catch((thrown: unknown) => thrown);
    return { done, error };
  };

  it('runs for all items, and logs nothing when all went well', async () => {
    expect(await run([])).toEqual({ done: [1, 2, 3], error: undefined });
  });

  it('continues after a failure, and fails at the end with the name and the reason of each failure', async () => {
    const { done, error } = await run([1, 3]);
    expect(done).toEqual([2]);
    expect(error).toBeInstanceOf(AggregateError);
    expect(error).toMatchObject({
      errors: [
        { message: 'Failed for number 1', cause: { message: 'reason 1' } },
        { message: 'Failed for number 3', cause: { message: 'reason 3' } },
      ],
    });
  });

  it('is logged, with the reasons', async () => {
    const lines: string[] = [];
    createLogger('info', { write: (line) => void lines.push(line) }).error(
      { err: (await run([2])).error },
      'job failed',
    );
    expect(lines.join()).toContain('Failed for number 2');
    expect(lines.join()).toContain('reason 2');
  });

  it('runs the other named parts too', async () => {
    const done: string[] = [];
    const parts = {
      one: () => Promise.reject(new Error('no')),
      two: async () => void done.push('two'),
    };
    await expect(runParts(parts)).rejects.toMatchObject({ errors: [{ message: 'Failed for one' }] });
    expect(done).toEqual(['two']);
  });
});

describe('rows in batches', () => {
  it('are all visited, once each, even if none is removed', async () => {
    const all = [3, 5, 8, 13, 21].map((id) => ({ id }));
    const asked: number[] = [];
    const seen: number[] = [];
    const rows = inBatches(async (afterId) => {
      asked.push(afterId);
      return all.filter(({ id }) => id > afterId).slice(0, 2);
    });
    for await (const { id } of rows) seen.push(id);
    expect([seen, asked]).toEqual([
      [3, 5, 8, 13, 21],
      [0, 5, 13, 21],
    ]);
  });
});
