import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { register, updateProfile } from './accounts.ts';
import { useValidationMessages } from './messages.ts';
import { recordProgress } from './progress.ts';

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
