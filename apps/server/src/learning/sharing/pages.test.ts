import { createShare, revokeShare } from '@rounds/contract/learning/sharing';
import { describe, expect, it } from 'vitest';
import { unlockBadge } from '../../../testing/badges.ts';
import { plainPage, serverWithBuild } from '../../../testing/client-build.ts';
import { sliceKind } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';

describe.each([sliceKind])('the page of a shared badge, on %s', (kind) => {
  const build = serverWithBuild(kind, { 'index.html': plainPage });

  /** A shared badge. */
  async function share(changes: { title?: string; description?: string; username?: string } = {}) {
    const server = build.server;
    const { username, ...badge } = changes;
    const user = await buildUser(server.db, server.clock.now(), username === undefined ? {} : { username });
    const client = server.client.as(user.token);
    const params = { id: await unlockBadge(server.db, { userId: user.id, ...badge }) };
    const { token } = (await client.call(createShare, { params })).body;
    return { token, user, revoke: () => client.call(revokeShare, { params }) };
  }
  const get = (url: string, headers: Record<string, string> = {}) =>
    build.server.app.inject({ method: 'GET', url, headers });

  it('describes itself to readers without scripts', async () => {
    const { token } = await share({ username: `amira.${kind}` });
    const reply = await get(`/b/${token}`, { host: 'evil.example' });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    });
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
    const url = `http://rounds.test/b/${token}`;
    for (const part of [
      `<title>First Steps · amira.${kind} · Rounds</title>`,
      `<meta name="description" content="amira.${kind} unlocked “First Steps” on Rounds. Completed a first clinical scenario.">`,
      '<meta name="robots" content="noindex">',
      `<link rel="canonical" href="${url}">`,
      `<meta property="og:url" content="${url}">`,
      `<meta property="og:title" content="First Steps · amira.${kind}">`,
      `<meta property="og:image" content="${url}/card.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta name="twitter:card" content="summary_large_image">',
      `<meta name="twitter:image" content="${url}/card.png">`,
      '<div id="root"></div>',
    ]) {
      expect(reply.body).toContain(part);
    }
    expect(reply.body).not.toContain('evil.example');
    expect((await build.server.app.inject({ method: 'HEAD', url: `/b/${token}` })).statusCode).toBe(200);
  });

  it('keeps hostile names inert', async () => {
    const { token } = await share({
      username: `"><script>alert('${kind}')</script>`,
      title: '</title><img src=x onerror=alert(1)>',
      description: `' onload='x" & \u0001`,
    });
    const { body } = await get(`/b/${token}`);
    expect(body).not.toMatch(/<script>|<img|onload='x"|onload="/);
    expect(body).not.toContain('\u0001');
    expect(body.match(/<title>/g)).toHaveLength(1);
    expect(body).toContain('&lt;script&gt;');
    const card = await get(`/b/${token}/card.png`);
    expect(card.statusCode).toBe(200);
    expect(pngSize(card.rawPayload)).toEqual([1200, 630]);
  });

  it('is not found once it is revoked, nor for any other link', async () => {
    const { token, revoke } = await share();
    expect((await get(`/b/${token}/card.png`)).statusCode).toBe(200);
    await revoke();
    for (const address of [token, 'A'.repeat(43), 'nothing', '%3Cscript%3E']) {
      const reply = await get(`/b/${address}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(reply.body).toContain('<title>Badge not found · Rounds</title>');
      expect(reply.body).toContain('<meta name="robots" content="noindex">');
      expect(reply.body).not.toMatch(/og:|<script>|First Steps/);
      expect((await get(`/b/${address}/card.png`)).statusCode).toBe(404);
    }
  });

  it('has a picture that is cached by its tag', async () => {
    const { token } = await share({
      title: 'A very long title without an end '.repeat(8),
      description: 'Long. '.repeat(200),
    });
    const first = await get(`/b/${token}/card.png`);
    expect(first.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
      'x-robots-tag': 'noindex',
    });
    expect(pngSize(first.rawPayload)).toEqual([1200, 630]);
    expect(first.rawPayload.length).toBeGreaterThan(10_000);
    expect((await get(`/b/${token}/card.png`)).rawPayload).toEqual(first.rawPayload);
    const tag = String(first.headers['etag']);
    expect((await get(`/b/${token}/card.png`, { 'if-none-match': tag })).statusCode).toBe(304);
    const other = await share({ title: 'Another' });
    expect((await get(`/b/${other.token}/card.png`)).headers['etag']).not.toBe(tag);
  });

  it('has a picture that is drawn while others are served', async () => {
    const shares = [];
    for (let n = 0; n < 3; n += 1) {
      const { token } = await share({ title: `Drawn aside ${n}` });
      const began = performance.now();
      let [longest, last] = [0, began];
      const timer = setInterval(() => {
        longest = Math.max(longest, performance.now() - last);
        last = performance.now();
      }, 1);
      expect((await get(`/b/${token}/card.png`)).statusCode).toBe(200);
      clearInterval(timer);
      shares.push(longest / (performance.now() - began));
    }
    // The longest wait of others, as a share of the drawing time; the machine may have been busy once.
    expect(Math.min(...shares)).toBeLessThan(0.4);
  });

  it('limits drawn pictures per address, but not cached ones', async () => {
    const { token } = await share({ title: 'Kept' });
    expect((await get(`/b/${token}/card.png`)).statusCode).toBe(200);
    const { db, clock } = build.server;
    const until = new Date(clock.now().getTime() + 60_000);
    await db.run(
      `insert into rate_limits (key, used, resets_at) values ('badge-card:127.0.0.1', 300, $1)
       on conflict (key) do update set used = 300, resets_at = $1`,
      [until],
    );
    expect((await get(`/b/${token}/card.png`)).statusCode).toBe(200);
    const { token: fresh } = await share({ title: 'Not kept' });
    const refused = await get(`/b/${fresh}/card.png`);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.headers['cache-control']).toBeUndefined();
    await db.run('delete from rate_limits');
  });
});

/** Width and height, from a PNG's header. */
function pngSize(png: Buffer): [number, number] {
  expect(png.subarray(0, 8)).toEqual(Buffer.from('89504e470d0a1a0a', 'hex'));
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
