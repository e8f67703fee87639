import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { register, updateProfile } from './identity/accounts.ts';
import { issuesOf, useValidationMessages } from './validation-messages.ts';
import { createPost } from './community/forum.ts';
import { subscribeToPush } from './messages/notifications.ts';
import { recordProgress } from './learning/progress.ts';

beforeAll(useValidationMessages);

/** The first message of each field that does not fit. */
function messagesOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  );
}

describe('validation messages', () => {
  it('say Required for what is missing', () => {
    expect(messagesOf(register.body, {})).toEqual({
      username: 'Required',
      email: 'Required',
      password: 'Required',
    });
  });

  it('say Required for a choice that is missing, and for nothing else that is wrong with it', () => {
    const post = { title: 'x', content: 'x' };
    expect(messagesOf(createPost.body, post)).toEqual({ category: 'Required' });
    for (const category of ['', 'other', null, 3])
      expect(messagesOf(createPost.body, { ...post, category })).toEqual({ category: 'Invalid input' });
  });

  it('are listed once each', () => {
    const { error } = z
      .object({
        a: z
          .string()
          .refine(() => false)
          .refine(() => false),
      })
      .safeParse({ a: 'x' });
    expect(error?.issues).toHaveLength(2);
    expect(error && issuesOf(error)).toEqual([{ path: 'a', message: 'Invalid input' }]);
    const url = subscribeToPush.body.safeParse({ endpoint: 'x', keys: {} }).error;
    expect(url && issuesOf(url)).toEqual([
      { path: 'endpoint', message: 'Invalid input' },
      { path: 'keys.p256dh', message: 'Required' },
      { path: 'keys.auth', message: 'Required' },
    ]);
  });

  it('say how many characters a text needs, and how many it may have', () => {
    const body = { username: 'ab', email: 'somebody@example.org', password: 'seven77' };
    expect(messagesOf(register.body, body)).toEqual({
      username: 'String must contain at least 3 character(s)',
      password: 'String must contain at least 8 character(s)',
    });
    expect(
      messagesOf(register.body, { ...body, username: 'x'.repeat(31), password: 'x'.repeat(257) }),
    ).toEqual({
      username: 'String must contain at most 30 character(s)',
      password: 'String must contain at most 256 character(s)',
    });
  });

  it.each([
    ['an email without a domain', { email: 'somebody' }, 'email'],
    ['a number for a text', { username: 7 }, 'username'],
    ['a name with a space', { username: 'some body' }, 'username'],
    ['an unknown role', { role: 'admin' }, 'role'],
    ['null where a text belongs', { email: null }, 'email'],
  ])('say Invalid input for %s', (_what, body, field) => {
    expect(messagesOf(updateProfile.body, body)).toEqual({ [field]: 'Invalid input' });
  });

  it('name the place inside a list', () => {
    const body = { scenarioId: 1, completed: true, score: 50, timeSpent: 3, answers: [{ questionIndex: 0 }] };
    expect(messagesOf(recordProgress.body, body)).toEqual({ 'answers.0.selectedOption': 'Required' });
  });

  it("leave a schema's own message alone", () => {
    expect(messagesOf(z.object({ a: z.string('Say it') }), { a: 1 })).toEqual({ a: 'Say it' });
  });
});
