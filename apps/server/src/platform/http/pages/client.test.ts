import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverWithBuild } from '../../../../testing/client-build.ts';

const page =
  '<!doctype html><html><head><script type="module" src="/assets/index-abc123.js"></script></head></html>';
const script = `console.log(${JSON.stringify('x'.repeat(3000))});`;

describe('the client build', () => {
  const build = serverWithBuild('pglite', {
    'index.html': page,
    'preloads.json': JSON.stringify({
      '/dashboard': ['/assets/a.js', '/assets/b.js'],
      '/u/:username': ['/assets/c.js', '/assets/strings-1/{language}/learning/u.json'],
    }),
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'sw.js': 'self.skipWaiting;',
    'manifest.webmanifest': '{"name":"Rounds"}',
    'assets/index-abc123.js': script,
    'assets/index-abc123.js.br': brotliCompressSync(script),
    'assets/index-abc123.js.gz': gzipSync(script),
  });
  beforeAll(() => writeFile(`${build.folder}-outside.txt`, 'outside'));
  afterAll(() => rm(`${build.folder}-outside.txt`));
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
    build.server.app.inject({ method, url, headers });

  it.each(['/', '/dashboard', '/learning-pathways?careerPath=nursing', '/u/some.body', '/auth', '/apiary'])(
    'answers %s with the page, always revalidated',
    async (url) => {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.body).toBe(page);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.headers['cache-control']).toBe('no-cache');
      for (const kind of ['script', 'worker', 'manifest'])
        expect(reply.headers['content-security-policy']).toContain(`${kind}-src 'self';`);
      expect((await get(url, {}, 'HEAD')).statusCode).toBe(200);
    },
  );

  it.each([
    ['/dashboard', '</assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload'],
    ['/dashboard?tab=1', '</assets/a.js>; rel=modulepreload, </assets/b.js>; rel=modulepreload'],
    [
      '/u/some.body',
      '</assets/c.js>; rel=modulepreload, </assets/strings-1/en/learning/u.json>; rel=preload; as=fetch; crossorigin',
    ],
    ['/u/some.body/more', undefined],
    ['/auth', undefined],
    ['/favicon.svg', undefined],
  ])('names the code and strings of the screen at %s', async (url, link) => {
    expect((await get(url)).headers.link).toBe(link);
  });

  it.each([
    ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
    ['nl, PT-br;q=0.5', 'pt'],
    ['xx>; rel=stylesheet', 'en'],
    ['', 'en'],
  ])('names the strings that the client will choose for %s', async (accepted, language) => {
    const { headers } = await get('/u/some.body', { 'accept-language': accepted });
    expect(headers.link).toContain(`</assets/strings-1/${language}/learning/u.json>; rel=preload`);
    expect(headers.vary).toContain('Accept-Language');
  });

  it('keeps hashed files for a year, in an encoding that the browser accepts', async () => {
    for (const [accepted, encoding, body] of [
      ['gzip, br', 'br', brotliCompressSync(script)],
      ['gzip', 'gzip', gzipSync(script)],
      ['identity', undefined, Buffer.from(script)],
    ] as const) {
      const reply = await get('/assets/index-abc123.js', { 'accept-encoding': accepted });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-encoding']).toBe(encoding);
      expect(reply.rawPayload).toEqual(body);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.headers['content-type']).toContain('javascript');
      expect(reply.headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('revalidates what has no hash', async () => {
    const { headers } = await get('/favicon.svg');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('image/svg+xml');
  });

  it('sends the service worker from the root, so that it controls the whole site, and revalidates it', async () => {
    const { statusCode, headers } = await get('/sw.js');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('javascript');
    expect(headers['cache-control']).toBe('no-cache');
    // The worker's own policy applies to what it fetches.
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(headers['service-worker-allowed']).toBeUndefined();
  });

  it('sends the manifest with its own content type', async () => {
    const { headers } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/api/nowhere',
    '/api',
    '/api/',
    '/%61pi/nowhere',
    '/assets/gone-123.js',
    '/%61ssets/gone-123.js',
    '/api/..%2f..%2fpackage.json',
    '/api/docs/static/../../x',
    '/api/docs/static/%2e%2e/%2e%2e/x',
    '/api/docs/..%2f..%2fpackage.json',
  ])('does not answer %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  });

  it('answers only GET', async () => {
    expect((await get('/dashboard', {}, 'POST')).statusCode).toBe(404);
  });

  it.each(['/../', '/..%2f', '/%2e%2e/', '/assets/../../', '/assets/..%2f..%2f', '/..\\'])(
    'serves nothing outside its folder by %s',
    async (way) => {
      const reply = await get(`${way}${path.basename(build.folder)}-outside.txt`);
      expect(reply.body).not.toContain('outside\n');
      expect(reply.body === 'outside').toBe(false);
    },
  );
});
