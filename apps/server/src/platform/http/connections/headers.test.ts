import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listScenarios } from '@rounds/contract/learning/scenarios';
import { expect, it } from 'vitest';
import { onServerOf, startServer } from '../../../../testing/app.ts';
import { buildUser } from '../../../../testing/factories.ts';
import type { Config } from '../../config/config.ts';
import { securityHeaders } from './security-headers.ts';

const everywhere = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
};
const ofPages = {
  ...everywhere,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
};

onServerOf('pglite', 'every answer', (server) => {
  const signedIn = async () => server.client.as((await buildUser(server.db, server.clock.now())).token);

  it.each([
    '/api/scenarios',
    '/api/dashboard',
    '/api/nowhere',
    '/api/%',
    '/api/openapi.json',
    '/api/installation',
    '/api/user/profile',
    '/%61pi/user/profile',
    '/healthz',
    '/nowhere',
  ])('with data lets a browser only read it: %s', async (url) => {
    const { headers } = await (await signedIn()).send('GET', url);
    expect(headers).toMatchObject(everywhere);
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers['x-powered-by']).toBeUndefined();
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it.each(['/', '/nowhere', '/api/docs', '/%61pi/docs/', '/b/none'])(
    'carries the headers that keep pages safe: %s',
    async (url) => {
      const clientFolder = await mkdtemp(path.join(tmpdir(), 'rounds-headers-'));
      await writeFile(path.join(clientFolder, 'index.html'), '<!doctype html><head></head>');
      const { app, client } = await startServer(server.db, { clientFolder });
      const { headers } = await client.send('GET', url);
      await app.close();
      await rm(clientFolder, { recursive: true });
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers).toMatchObject(ofPages);
      const policy = Object.fromEntries(
        headers['content-security-policy']!.split(';').map((part) => {
          const [name = '', ...sources] = part.trim().split(' ');
          return [name, sources.join(' ')];
        }),
      );
      expect(policy).toMatchObject({
        'default-src': "'self'",
        'script-src': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('lets pages load Stripe’s form where payments go through Stripe, and nowhere else', async () => {
    const page = async (payments: Config['payments']) => {
      const { app, client } = await startServer(server.db, { config: { payments } });
      const { headers } = await client.send('GET', '/api/docs/');
      await app.close();
      return headers;
    };
    const stripe = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', publishableKey: 'pk_test_1' };
    const given = await securityHeaders({ https: false, imageOrigins: [], stripe: true });
    expect(given.page['content-security-policy']).toContain(
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com;",
    );
    expect(given.page['content-security-policy']).toContain("connect-src 'self' https://api.stripe.com;");
    expect(given.page['content-security-policy']).toContain('https://hooks.stripe.com');
    expect((await page({ kind: 'stripe', ...stripe }))['cross-origin-opener-policy']).toBe(
      'same-origin-allow-popups',
    );
    const without = await securityHeaders({ https: false, imageOrigins: [] });
    expect(JSON.stringify(without)).not.toContain('stripe');
    expect((await page({ kind: 'sandbox' }))['cross-origin-opener-policy']).toBe('same-origin');
  });

  it('requires HTTPS if that is how the installation is reached', async () => {
    const { app, client } = await startServer(server.db, { config: { publicUrl: 'https://rounds.test' } });
    const { headers } = await client.send('GET', '/api/installation');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    await app.close();
  });

  it('allows this origin only', async () => {
    const client = await signedIn();
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await client.send(method, '/api/progress', {
        headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('sets no cookies', async () => {
    const { headers } = await (await signedIn()).send('GET', '/api/user/profile');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is never cached if it is about a person', async () => {
    const client = await signedIn();
    for (const url of [
      '/api/user/profile',
      '/api/dashboard',
      '/api/progress',
      '/api/leaderboard',
      '/api/nowhere',
      '/api/user/export',
      '/%61pi/user/export',
      '/api/%75ser/profile',
      '/api/%',
      '/healthz',
      '/metrics',
    ]) {
      expect((await client.send('GET', url)).headers['cache-control']).toBe('no-store');
    }
    expect((await client.call(listScenarios)).headers['cache-control']).toBe('private, no-cache');
  });

  it("carries the request's id: the client's own, or one of ours", async () => {
    const idOf = async (given?: string) =>
      (
        await server.client.send('GET', '/api/installation', {
          headers: given === undefined ? {} : { 'x-request-id': given },
        })
      ).headers['x-request-id'];
    expect(await idOf('from-the-proxy_1')).toBe('from-the-proxy_1');
    const ours = await idOf();
    expect(ours).toMatch(/^[\da-f-]{36}$/);
    expect(await idOf()).not.toBe(ours);
    for (const bad of ['', 'x'.repeat(65), 'a b', '<script>', 'a"b'])
      expect(await idOf(bad)).toMatch(/^[\da-f-]{36}$/);
  });

  it('to HEAD is the answer to GET without its body', async () => {
    const client = await signedIn();
    for (const url of ['/api/scenarios', '/api/user/profile', '/healthz']) {
      const [get, head] = [await client.send('GET', url), await client.send('HEAD', url)];
      expect(head.status).toBe(200);
      expect(head.text).toBe('');
      expect(head.headers['content-type']).toBe(get.headers['content-type']);
      expect(head.headers['content-length']).toBe(String(Buffer.byteLength(get.text)));
    }
    expect((await server.client.send('HEAD', '/api/user/profile')).status).toBe(401);
    expect((await server.client.send('HEAD', '/api/nowhere')).status).toBe(404);
  });

  it('is compressed when it is long and the client accepts it', async () => {
    const plain = await server.client.send('GET', '/api/openapi.json');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const coding of ['br', 'gzip']) {
      const { headers } = await server.app.inject({
        url: '/api/openapi.json',
        headers: { 'accept-encoding': coding },
      });
      expect(headers['content-encoding']).toBe(coding);
      expect(headers['vary']?.toString().toLowerCase()).toContain('accept-encoding');
    }
  });
});
