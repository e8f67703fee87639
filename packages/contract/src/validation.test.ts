import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { register, updateProfile } from './identity/accounts.ts';
import { parseBySchema, useValidationMessages } from './validation.ts';
import { createPost } from './community/forum.ts';
import { subscribeToPush } from './messages/notifications.ts';
import { recordProgress } from './learning/progress.ts';

beforeAll(useValidationMessages);

/** The first message of each invalid field. */
function messagesOf(schema: z.ZodType, value: unknown): Record<string, string> {
  const { error } = schema.safeParse(value);
  return Object.fromEntries(
    (error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]).reverse(),
  );
}

describe('validation messages', () => {
  it('say Required for a missing value', () => {
    expect(messagesOf(register.body, {})).toEqual({
      username: 'Required',
      email: 'Required',
      password: 'Required',
    });
  });

  it('say Required for a missing choice, and for no other problem with it', () => {
    const post = { title: 'x', content: 'x' };
    expect(messagesOf(createPost.body, post)).toEqual({ category: 'Required' });
    for (const category of ['', 'other', null, 3])
      expect(messagesOf(createPost.body, { ...post, category })).toEqual({ category: 'Invalid input' });
  });

  it('are listed once each', () => {
    const refusing = z
      .string()
      .refine(() => false)
      .refine(() => false);
    const schema = z.object({ a: refusing });
    expect(schema.safeParse({ a: 'x' }).error?.issues).toHaveLength(2);
    const invalid = { message: 'Invalid input', problem: { kind: 'invalid' } };
    expect(parseBySchema(schema, { a: 'x' })).toEqual({ issues: [{ path: 'a', ...invalid }] });
    const required = { message: 'Required', problem: { kind: 'required' } };
    expect(parseBySchema(subscribeToPush.body, { endpoint: 'x', keys: {} })).toEqual({
      issues: [
        { path: 'endpoint', ...invalid },
        { path: 'keys.p256dh', ...required },
        { path: 'keys.auth', ...required },
      ],
    });
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

  it('come with the data for a client’s own wording', () => {
    const body = { username: 'ab', email: 'somebody@example.org', password: 'x'.repeat(257) };
    expect(parseBySchema(register.body, body)).toMatchObject({
      issues: [
        { path: 'username', problem: { kind: 'tooShort', min: 3 } },
        { path: 'password', problem: { kind: 'tooLong', max: 256 } },
      ],
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

  it('name the position inside a list', () => {
    const body = { scenarioId: 1, completed: true, score: 50, timeSpent: 3, answers: [{ questionIndex: 0 }] };
    expect(messagesOf(recordProgress.body, body)).toEqual({ 'answers.0.selectedOption': 'Required' });
  });

  it("leave a schema's own message alone", () => {
    expect(messagesOf(z.object({ a: z.string('Say it') }), { a: 1 })).toEqual({ a: 'Say it' });
  });
});
