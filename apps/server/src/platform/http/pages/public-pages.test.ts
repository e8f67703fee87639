import { describe, expect, it } from 'vitest';
import { plainPage, serverWithBuild } from '../../../../testing/client-build.ts';

const heads = {
  '/': {
    title: 'Cases · Rounds',
    description: 'Five minutes & a case.',
    things: [
      {
        '@type': 'Organization',
        '@id': '/#us',
        name: '</script><script>alert(1)</script>',
        logo: ['/a.png'],
      },
    ],
  },
  '/welcome': {
    title: 'Welcome · Rounds',
    description: 'Come in.',
    things: [],
    openings: { en: '<h1>Welcome $&</h1>', ar: '<h1>أهلًا</h1>' },
  },
  '/terms': { title: 'Terms of Service · Rounds', description: 'What binds us both.', things: [] },
};

describe('public pages', () => {
  const build = serverWithBuild('pglite', {
    'index.html': plainPage,
    'heads.json': JSON.stringify(heads),
    'preloads.json': JSON.stringify({ '/terms': ['/assets/terms.js'], '/welcome': ['/assets/a.js'] }),
  });
  const get = (url: string, method: 'GET' | 'HEAD' = 'GET', headers: Record<string, string> = {}) =>
    build.server.app.inject({ method, url, headers: { host: 'evil.example', ...headers } });

  it.each([
    ['ar-EG,en;q=0.5', '<html lang="ar" dir="rtl">', '<h1>أهلًا</h1>'],
    ['nl', '<html lang="en" dir="ltr">', '<h1>Welcome $&</h1>'],
    // Not built in that language: the client starts with an empty page, as it does elsewhere.
    ['de', '<html lang="en" dir="ltr">', ''],
  ])('start with text in the language of %s, and delay their code', async (accepted, html, opening) => {
    const { body, headers } = await get('/welcome', 'GET', { 'accept-language': accepted });
    expect(body).toContain(html);
    expect(body).toContain(`<div id="root">${opening}</div>`);
    expect(headers.vary).toContain('Accept-Language');
    expect(headers.link).toBe('</assets/a.js>; rel=modulepreload; fetchpriority=low');
    expect(headers['content-security-policy']).toContain("style-src 'self'");
  });

  it('describe themselves in the response itself as their screens do', async () => {
    for (const url of ['/terms', '/terms?from=mail']) {
      const reply = await get(url);
      expect(reply.statusCode).toBe(200);
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        link: '</assets/terms.js>; rel=modulepreload',
      });
      expect(reply.headers['content-security-policy']).toContain("script-src 'self';");
      expect(reply.headers['x-robots-tag']).toBeUndefined();
      for (const part of [
        '<title>Terms of Service · Rounds</title>',
        '<meta name="description" content="What binds us both.">',
        '<link rel="canonical" href="http://rounds.test/terms">',
        '<meta property="og:url" content="http://rounds.test/terms">',
        '<meta property="og:title" content="Terms of Service · Rounds">',
        '<meta property="og:image" content="http://rounds.test/share.jpg">',
        '<meta name="twitter:card" content="summary_large_image">',
        '<div id="root"></div>',
      ])
        expect(reply.body).toContain(part);
      expect(reply.body.match(/<title>/g)).toHaveLength(1);
      expect(reply.body.match(/name="description"/g)).toHaveLength(1);
      expect(reply.body).not.toContain('ld+json');
      expect(reply.body).not.toContain('evil.example');
    }
    expect((await get('/terms', 'HEAD')).statusCode).toBe(200);
  });

  it('describe things by absolute addresses, in data that stays data', async () => {
    const { body } = await get('/');
    expect(body).toContain('<link rel="canonical" href="http://rounds.test/">');
    expect(body).toContain('content="Five minutes &amp; a case."');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': 'http://rounds.test/#us',
          name: '</script><script>alert(1)</script>',
          logo: ['http://rounds.test/a.png'],
        },
      ],
    });
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  it('are all in the sitemap, at the public address', async () => {
    const { headers, body } = await get('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'http://rounds.test/',
      'http://rounds.test/welcome',
      'http://rounds.test/terms',
    ]);
    expect(body).not.toContain('evil.example');
  });

  it('are allowed by robots.txt, with the API calls that the first page makes', async () => {
    const { headers, body } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body.trim().split(/\n+/)).toEqual([
      'User-agent: *',
      'Allow: /',
      'Allow: /api/scenarios/sample',
      'Disallow: /api/',
      'Sitemap: http://rounds.test/sitemap.xml',
    ]);
  });

  it.each(['/dashboard', '/nowhere', '/auth'])('are all that may be indexed: not %s', async (url) => {
    const reply = await get(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['x-robots-tag']).toBe('noindex');
  });
});
