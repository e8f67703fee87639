import { expect, it } from 'vitest';
import type { NotificationEntry } from '@rounds/contract/messages/notifications';
import { describeNotification } from './kinds.ts';

const entry = {
  id: 1,
  kind: 'forum_likes',
  data: { postId: 1, replyId: null, title: 'Doses\u202Egpj.exe\u2066', count: 3 },
  createdAt: '2026-03-01T00:00:00.000Z',
  readAt: null,
} as unknown as NotificationEntry;

it('what learners wrote cannot reverse the sentence around it', () => {
  expect(describeNotification(entry).values).toEqual({ title: 'Dosesgpj.exe', count: 3 });
});
