import { setImmediate as soon } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { turnsOf } from './turns.ts';

describe('a learner who sends many requests at once', () => {
  const inTurn = turnsOf(2);
  /** Work that ends when told to. */
  const begin = (learner: number, begun: string[], name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const done = inTurn(learner, () => {
      begun.push(name);
      return promise;
    });
    return { done, end: () => resolve(name), fail: () => reject(new Error(name)) };
  };

  it('waits for their own work, while others need not wait', async () => {
    const begun: string[] = [];
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => begin(1, begun, name));
    const other = begin(2, begun, 'other');
    await soon();
    expect(begun).toEqual(['a', 'b', 'other']);
    other.end();
    await expect(other.done).resolves.toBe('other');
    b?.end();
    await soon();
    expect(begun).toEqual(['a', 'b', 'other', 'c']);
    a?.fail();
    await expect(a?.done).rejects.toThrow('a');
    await soon();
    expect(begun).toEqual(['a', 'b', 'other', 'c', 'd']);
    c?.end();
    d?.end();
    await Promise.all([c?.done, d?.done]);
    const again = ['e', 'f', 'g'].map((name) => begin(1, begun, name));
    await soon();
    expect(begun.slice(5)).toEqual(['e', 'f']);
    for (const { end } of again) end();
    await Promise.all(again.map(({ done }) => done));
  });
});
