import { type Endpoint, errorsOf } from '@rounds/contract/endpoint';
import { getProfile } from '@rounds/contract/identity/accounts';
import { getLeaderboard } from '@rounds/contract/learning/leaderboard';
import { recordProgress } from '@rounds/contract/learning/progress';
import { getDashboard } from '@rounds/contract/learning/progress.dashboard';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import zlib, { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { onServerOf } from '../../../../testing/app.ts';
import { allEndpoints } from '../../../../testing/endpoints.ts';
import { completionOf, registerLearner, scenarios } from '../../../../testing/factories.ts';

const endpoints = await allEndpoints();

const JsonSchema = z.record(z.string(), z.unknown());
const Content = z.strictObject({ 'application/json': z.strictObject({ schema: JsonSchema }) });
const File = z.union([
  z.strictObject({ 'application/pdf': z.strictObject({ schema: JsonSchema }) }),
  z.strictObject({ 'application/octet-stream': z.strictObject({ schema: JsonSchema }) }),
]);
const Operation = z.strictObject({
  summary: z.string().min(10),
  tags: z.array(z.string()).length(1),
  security: z.array(z.strictObject({ bearer: z.array(z.string()).length(0) })).optional(),
  parameters: z
    .array(
      z.strictObject({
        name: z.string(),
        in: z.enum(['query', 'path']),
        required: z.boolean(),
        schema: JsonSchema,
      }),
    )
    .optional(),
  requestBody: z.strictObject({ required: z.literal(true).optional(), content: Content }).optional(),
  responses: z
    .record(
      z.string().regex(/^[2-5]\d\d$/),
      z.strictObject({
        description: z.string().min(3),
        content: z.union([Content, File]).optional(),
      }),
    )
    // Headers alone mean a 204, and only a 204 is that.
    .refine((all) =>
      Object.entries(all).every(([status, { content }]) => (status === '204') === (content === undefined)),
    ),
});
/** The part of OpenAPI 3.1 that we use, strictly: anything else in the document is an error. */
const OpenApi = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      bearer: z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer') }),
    }),
    schemas: z.record(z.string(), JsonSchema).optional(),
  }),
  paths: z.record(
    z.string().regex(/^\/api\/[\w/{}-]+$/),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
});

onServerOf('pglite', 'the documentation', (server) => {
  const read = async () => OpenApi.parse((await server.client.send('GET', '/api/openapi.json')).body);
  const operationOf = (document: z.infer<typeof OpenApi>, { method, path }: Endpoint) =>
    document.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'];
  const validator = (content: z.infer<typeof Content> | z.infer<typeof File> | undefined) => {
    if (!content || !('application/json' in content)) throw new Error('It answers no JSON');
    return z.fromJSONSchema(content['application/json'].schema);
  };

  it('is OpenAPI 3.1 and lists exactly the endpoints of the contract', async () => {
    const document = await read();
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const ours = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(documented.sort()).toEqual(ours.sort());
    expect(document.servers).toEqual([{ url: 'http://rounds.test' }]);
  });

  it('documents what each call takes, what it answers and how it fails', async () => {
    const document = await read();
    for (const endpoint of endpoints) {
      const operation = operationOf(document, endpoint)!;
      const statuses = Object.keys(operation.responses).map(Number);
      expect(statuses).toContain(endpoint.status ?? 200);
      for (const { status, code, message } of errorsOf(endpoint)) {
        expect(operation.responses[status]?.description).toContain(`\`${code}\`: ${message}`);
      }
      expect(operation.security !== undefined).toBe(endpoint.auth !== 'none');
      expect(operation.requestBody !== undefined).toBe(endpoint.body !== undefined);
      const names = [
        ...Object.keys(endpoint.params?.shape ?? {}),
        ...Object.keys(endpoint.query?.shape ?? {}),
      ];
      expect((operation.parameters ?? []).map(({ name }) => name).sort()).toEqual(names.sort());
    }
  });

  it('has schemas that fit real requests and responses', async () => {
    const document = await read();
    const { client } = await registerLearner(server);
    const { first } = await scenarios(client);
    const body = completionOf(first);
    const request = operationOf(document, recordProgress)?.requestBody?.content;
    expect(validator(request).safeParse(body).success).toBe(true);
    expect(validator(request).safeParse({ ...body, scenarioId: 'x' }).success).toBe(false);

    const replies: [Endpoint, unknown][] = [
      [recordProgress, (await client.call(recordProgress, { body })).body],
      [listScenarios, (await client.call(listScenarios)).body],
      [getProfile, (await client.call(getProfile)).body],
      [getDashboard, (await client.call(getDashboard)).body],
      [getLeaderboard, (await client.call(getLeaderboard)).body],
    ];
    for (const [endpoint, answer] of replies) {
      const schema = validator(operationOf(document, endpoint)?.responses['200']?.content);
      expect(schema.safeParse(answer).success).toBe(true);
      expect(schema.safeParse({ nothing: 'of the kind' }).success).toBe(false);
    }
    const failed = operationOf(document, getProfile)?.responses['401']?.content;
    expect(failed).toEqual({ 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } });
    const failure = z.fromJSONSchema(document.components.schemas?.['Failure'] ?? {});
    expect(failure.safeParse((await server.client.call(getProfile)).body).success).toBe(true);
    expect(failure.safeParse({ nothing: 'of the kind' }).success).toBe(false);
  });

  it('can be read on a page whose scripts are our own files', async () => {
    const { status, text, headers } = await server.client.send('GET', '/api/docs/');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/html');
    const policy = headers['content-security-policy'] ?? '';
    expect(/script-src ([^;]+)/.exec(policy)?.[1]).toBe("'self'");
    expect(text).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*[^\s<][^<]*<\/script>/);
    expect(text).not.toMatch(/\son\w+=/);
    const sources = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="([^"]+)"/g)].map(
      ([, source]) => source!,
    );
    expect(sources.length).toBeGreaterThan(2);
    for (const source of sources) {
      const url = new URL(source, 'http://rounds.test/api/docs/');
      expect(url.origin).toBe('http://rounds.test');
      expect((await server.client.send('GET', url.pathname)).status).toBe(200);
    }
  });

  it('is generated and compressed once, and not sent again to clients that have it', async () => {
    const { app } = server;
    for (const url of ['/api/openapi.json', '/api/docs', '/api/docs/swagger-ui-bundle.js']) {
      const plain = await app.inject(url);
      const first = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(first.headers).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=300',
      });
      expect(brotliDecompressSync(first.rawPayload).toString()).toBe(plain.body);
      const compress = vi.spyOn(zlib, 'createBrotliCompress');
      const again = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
      expect(again.rawPayload).toEqual(first.rawPayload);
      expect(compress).not.toHaveBeenCalled();
      compress.mockRestore();
      const known = await app.inject({ url, headers: { 'if-none-match': String(first.headers['etag']) } });
      expect([known.statusCode, known.body]).toEqual([304, '']);
    }
  });

  it('is found without the trailing slash too', async () => {
    const { status, headers } = await server.client.send('GET', '/api/docs');
    expect([200, 301, 302, 308]).toContain(status);
    if (status !== 200) expect(headers['location']).toMatch(/^(\/api)?\/?\.?\/?docs\/|^\.\/docs\//);
  });
});
