import * as accounts from '@rounds/contract/identity/accounts';
import { PathId, fromDigits } from '@rounds/contract/common';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { type AnswerOf, type CodeOf, type Endpoint, endpoint } from '@rounds/contract/endpoint';
import * as leaderboard from '@rounds/contract/learning/leaderboard';
import * as progress from '@rounds/contract/learning/progress';
import * as scenarios from '@rounds/contract/learning/scenarios';
import * as reports from '@rounds/contract/learning/scenarios.reports';
import { defineErrors } from '@rounds/contract/errors';
import type { FastifyInstance } from 'fastify';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { onServerOf } from '../../../testing/app.ts';
import { buildUser } from '../../../testing/factories.ts';
import { type Json, toJson } from '../db/json.ts';
import { ListPage } from '../pagination.ts';
import { type Fail, failWith } from './errors.ts';
import { type Answer, type Call, serve } from './serve.ts';

const echo = endpoint({
  method: 'POST',
  path: '/api/test/:id/echo',
  summary: 'Answers what it was given.',
  tag: 'Test',
  auth: 'optional',
  status: 201,
  params: z.object({ id: PathId }),
  query: z.object({ page: fromDigits(z.int()).default(1) }),
  body: z.object({ name: z.string(), nested: z.object({ a: z.int() }).optional() }),
  answer: z.object({ given: z.unknown(), user: z.int().nullable() }),
});
const leaky = endpoint({
  method: 'GET',
  path: '/api/test/leaky',
  summary: 'Answers more than it should.',
  tag: 'Test',
  auth: 'none',
  answer: z.object({ id: z.int(), list: z.array(z.object({ name: z.string() })) }),
});
const listed = endpoint({ ...leaky, path: '/api/test/listed', answer: z.array(z.object({ id: z.int() })) });
const errors = defineErrors({
  group_full: { status: 409, message: 'This group is full.' },
  wrong_code: { status: 403, field: 'code', message: 'This code is wrong.' },
  never_named: { status: 409, message: 'Nobody was told of this.' },
});
const refusing = endpoint({
  method: 'GET',
  path: '/api/test/refusing/:how',
  summary: 'Refuses in one of several ways.',
  tag: 'Test',
  auth: 'none',
  params: z.object({ how: z.enum(['named', 'field', 'other-field', 'not-named']) }),
  answer: z.object({}),
  errors: [errors.group_full, errors.wrong_code],
});
function serveRefusals(app: FastifyInstance): void {
  serve(app, refusing, ({ params: { how }, fail }) => {
    if (how === 'named') throw fail('group_full');
    if (how === 'not-named') throw failWith([errors.never_named])('never_named');
    throw fail('wrong_code', how === 'field' ? undefined : 'recoveryCode');
  });
}
const wrong = endpoint({ ...leaky, path: '/api/test/wrong', auth: 'none' });

onServerOf(
  'pglite',
  'an endpoint',
  (server) => {
    const ask = (query: string, body: unknown, token?: string) =>
      server.client
        .as(token)
        .send<{ given: object; user: number | null }>('POST', `/api/test/7/echo${query}`, { body });

    it('gets what its schemas name, parsed by them, and nothing else', async () => {
      const body = { name: 'x', extra: 1, isAdmin: true, nested: { a: 1, b: 2 } };
      const reply = await ask('?page=3&other=4', body);
      expect(reply.status).toBe(201);
      expect(reply.body.given).toEqual({
        params: { id: 7 },
        query: { page: 3 },
        body: { name: 'x', nested: { a: 1 } },
      });
      expect((await ask('', { name: 'x' })).body.given).toMatchObject({ query: { page: 1 } });
    });

    it('knows the caller where that is optional, and treats an expired token as nobody', async () => {
      const { id, token } = await buildUser(server.db, server.clock.now());
      expect((await ask('', { name: 'x' }, token)).body.user).toBe(id);
      expect((await ask('', { name: 'x' })).body.user).toBeNull();
      expect((await ask('', { name: 'x' }, 'dead')).body.user).toBeNull();
    });

    it('rejects an invalid address or query', async () => {
      const id = await server.client.send('POST', '/api/test/x/echo', { body: { name: 'x' } });
      expect([id.status, id.failure.issues?.[0]?.path]).toEqual([400, 'id']);
      expect((await ask('?page=x', { name: 'x' })).failure.issues?.[0]?.path).toBe('page');
    });

    it('answers nothing that its schema does not name', async () => {
      const { text } = await server.client.send('GET', '/api/test/leaky');
      expect(JSON.parse(text)).toEqual({ id: 1, list: [{ name: 'a' }] });
      expect(text).not.toContain('hash');
    });

    it('that returns a page links to the next one', async () => {
      const { text, headers } = await server.client.send('GET', '/api/test/listed?limit=1&cursor=this');
      expect(JSON.parse(text)).toEqual([{ id: 1 }]);
      expect(headers['link']).toBe('</api/test/listed?limit=1&cursor=next>; rel="next"');
    });

    it('fails as it declares', async () => {
      const { status, body } = await server.client.send('GET', '/api/test/refusing/named');
      expect([status, body]).toEqual([409, { code: 'group_full', message: 'This group is full.' }]);
    });

    it.each([
      ['field', 'code'],
      ['other-field', 'recoveryCode'],
    ])('says which field a failure belongs to: %s', async (how, path) => {
      const { status, body } = await server.client.send('GET', `/api/test/refusing/${how}`);
      const message = 'This code is wrong.';
      expect([status, body]).toEqual([403, { code: 'wrong_code', message, issues: [{ path, message }] }]);
    });

    it('that fails with an undeclared code has a bug: 500 in tests', async () => {
      const { status, failure } = await server.client.send('GET', '/api/test/refusing/not-named');
      expect([status, failure.code]).toEqual([500, 'internal']);
      expect(failure.message).toBe('GET /api/test/refusing/:how names no error never_named.');
    });

    it('that returns something other than declared has a bug: 500 in tests', async () => {
      expect((await server.client.send('GET', '/api/test/wrong')).status).toBe(500);
    });
  },
  {
    extend(app) {
      serve(app, echo, ({ params, query, body, user }) => ({
        given: { params, query, body },
        user: user?.userId ?? null,
      }));
      const more = { id: 1, passwordHash: 'hash', list: [{ name: 'a', hash: 'hash' }] };
      serveRefusals(app);
      serve(app, leaky, () => more);
      serve(app, listed, () => new ListPage(toJson([{ id: 1 }]), 'next'));
      serve(app, wrong, () => '{"id":"one"}' as Json<AnswerOf<typeof wrong>>);
    },
  },
);

describe('to the compiler, an answer', () => {
  type Taken = Answer<typeof leaky>;

  it('is a value, its JSON, or a page of its list, and nothing else', () => {
    expectTypeOf<{ id: number; list: { name: string }[] }>().toExtend<Taken>();
    expectTypeOf<Json<{ id: number; list: { name: string }[] }>>().toExtend<Taken>();
    expectTypeOf<ListPage<{ id: number }>>().toExtend<Answer<typeof listed>>();
    expectTypeOf<string>().not.toExtend<Taken>();
    expectTypeOf<Json<{ id: number }>>().not.toExtend<Taken>();
    expectTypeOf<ListPage<{ id: string }>>().not.toExtend<Answer<typeof listed>>();
    expectTypeOf<ListPage<{ id: number }>>().not.toExtend<Taken>();
  });
});

describe('without the checks of tests', () => {
  onServerOf(
    'pglite',
    'an endpoint',
    (server) => {
      it('still answers nothing that its schema does not name', async () => {
        const { text } = await server.client.send('GET', '/api/test/leaky');
        expect(JSON.parse(text)).toEqual({ id: 1, list: [{ name: 'a' }] });
      });

      it('fails with the code that the handler throws, declared or not', async () => {
        const { status, failure } = await server.client.send('GET', '/api/test/refusing/not-named');
        expect([status, failure.code]).toEqual([409, 'never_named']);
      });
    },
    {
      checkAnswers: false,
      extend(app) {
        serveRefusals(app);
        serve(app, leaky, () => ({ id: 1, hash: 'hash', list: [{ name: 'a', hash: 'hash' }] }));
      },
    },
  );
});

onServerOf('pglite', 'every endpoint that is for learners', (server) => {
  const modules: object[] = [accounts, { getDashboard }, leaderboard, progress, scenarios, reports];
  const forLearners = modules
    .flatMap((module): unknown[] => Object.values(module))
    .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'auth' in value)
    .filter(({ auth }) => auth === 'required')
    .map(({ method, path }) => [method, path.replace(':id', '1')] as const);

  it.each(forLearners)('is closed to everybody else: %s %s', async (method, path) => {
    expect(forLearners.length).toBeGreaterThan(7);
    for (const token of [undefined, 'made-up']) {
      const { status, failure } = await server.client.as(token).send(method, path);
      expect(status).toBe(401);
      expect(failure.code).toBe('not_signed_in');
    }
  });
});

describe('the compiler', () => {
  it("knows an endpoint's codes, and lets it fail with no others", () => {
    type Codes = 'group_full' | 'wrong_code';
    expectTypeOf<CodeOf<typeof refusing>>().toEqualTypeOf<Codes>();
    expectTypeOf<CodeOf<typeof leaky>>().toEqualTypeOf<never>();
    expectTypeOf<Call<typeof refusing>['fail']>().toEqualTypeOf<Fail<Codes>>();
    expectTypeOf(failWith(refusing.errors)).parameter(0).toEqualTypeOf<Codes>();
  });

  it('lets a route call only functions that fail with codes its endpoint declares', () => {
    expectTypeOf<Call<typeof refusing>['fail']>().toExtend<Fail<'group_full'>>();
    expectTypeOf<Call<typeof refusing>['fail']>().not.toExtend<Fail<'group_full' | 'never_named'>>();
    expectTypeOf<Call<typeof leaky>['fail']>().not.toExtend<Fail<'group_full'>>();
  });
});
