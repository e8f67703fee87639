import { expect, it } from 'vitest';
import { linkExpiry } from './links.rules.ts';

const now = new Date('2026-01-01T00:00:00Z');

it('links work for an hour or a day', () => {
  expect(linkExpiry('reset_password', now).toISOString()).toBe('2026-01-01T01:00:00.000Z');
  expect(linkExpiry('confirm_email', now).toISOString()).toBe('2026-01-02T00:00:00.000Z');
});
