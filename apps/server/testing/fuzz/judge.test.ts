import { endpoint } from '@rounds/contract/endpoint';
import { defineErrors } from '@rounds/contract/errors';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { RawReply } from '../client.ts';
import { faultsOf } from './judge.ts';

const { one_not_found } = defineErrors({ one_not_found: { status: 404, message: 'No.' } });
const one = endpoint({
  method: 'GET',
  path: '/api/one/:id',
  summary: 'One.',
  tag: 'Test',
  auth: 'required',
  answer: z.object({ id: z.int() }),
  errors: [one_not_found],
});
const headers = {
  'x-content-type-options': 'nosniff',
  'x-request-id': 'one',
  'content-security-policy': "default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'content-type': 'application/json; charset=utf-8',
};
const good: RawReply = { status: 200, headers, text: '{"id":1}' };
const failing = (status: number, code: string, message = 'No.') => ({
  headers,
  status,
  text: JSON.stringify({ message, code }),
});
const judge = (reply: RawReply) => faultsOf(reply, one).length;

describe('the judge of answers', () => {
  it.each([
    good,
    failing(404, 'one_not_found'),
    failing(401, 'not_signed_in'),
    failing(400, 'invalid_input'),
  ])('accepts a good one: $status $text', (reply) => expect(judge(reply)).toBe(0));

  it.each<readonly [string, RawReply]>([
    ['a mistake of ours', failing(500, 'internal')],
    ['another status than promised', { ...good, status: 201 }],
    ['an answer of another shape', { ...good, text: '{"id":"1"}' }],
    ['no JSON', { ...good, text: 'fine' }],
    ['a failure without a body', { ...good, status: 404, text: '' }],
    ['a code that nobody was told of', failing(404, 'two_not_found')],
    ['a limit without the time', failing(429, 'too_many_requests')],
    ['what a browser may keep', { ...good, headers: { ...headers, 'cache-control': 'public, max-age=60' } }],
    ['what is not said to be JSON', { ...good, headers: { ...headers, 'content-type': 'text/html' } }],
    ...Object.keys(headers).map(
      (name) => [`no ${name}`, { ...good, headers: { ...headers, [name]: '' } }] as const,
    ),
    ...[
      'Error: no\n    at run (file:///app/x:1:2)',
      'duplicate key value violates unique constraint "users_email_key"',
      'select id from users where id = $1',
      'invalid byte sequence for encoding "UTF8"',
      'connect ECONNREFUSED 127.0.0.1:5432',
      'Hello undefined',
      'Hello [object Object]',
    ].map((message) => [`words of the inside: ${message}`, failing(404, 'one_not_found', message)] as const),
  ])('rejects %s', (_what, reply) => expect(judge(reply)).toBeGreaterThan(0));
});
