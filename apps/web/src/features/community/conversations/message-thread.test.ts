import { describe, expect, it } from 'vitest';
import type { Message } from '@rounds/contract/community/conversations';
import { withSentMessage } from './message-thread.ts';

const message = (id: number): Message => ({
  id,
  content: `Message ${id}`,
  createdAt: '2026-11-23T08:00:00Z',
  authorId: null,
  author: null,
  own: true,
});
const pages = {
  pages: [
    { rows: [message(3), message(2)], next: 'older' },
    { rows: [message(1)], next: null },
  ],
  pageParams: [undefined, 'older'],
};

describe('a sent message', () => {
  it('comes first, and leaves the other pages unchanged', () => {
    const { pages: changed } = withSentMessage(pages, message(4));
    expect(changed.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[4, 3, 2], [1]]);
    expect(changed[0]?.next).toBe('older');
  });

  it('is not shown twice when a refetch was faster than the response', () => {
    expect(withSentMessage(pages, message(3))).toBe(pages);
  });
});
