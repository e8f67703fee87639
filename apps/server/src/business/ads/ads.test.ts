import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listAds, recordClick, recordImpression } from '@rounds/contract/business/ads';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { onBothServers, startServer } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { ContentError } from '../../platform/content.ts';
import { loadAdvertisements } from './ads.service.ts';

const sponsor = {
  slug: 'shop',
  name: 'The Shop',
  websiteUrl: 'https://shop.example/',
  sponsorshipType: 'equipment',
  contactEmail: 'ads@shop.example',
};
const ad = (slug: string, changes: object = {}) => ({
  slug,
  title: `The ad ${slug}`,
  description: 'Something for the ward.',
  targetUrl: `https://shop.example/${slug}`,
  adType: 'sidebar',
  placement: 'dashboard',
  ...changes,
});

onBothServers('advertisements', (server) => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-ads-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const load = async (advertisements: object[], sponsors: object[] = [sponsor]) => {
    const file = path.join(folder, 'advertisements.yaml');
    await writeFile(file, stringify({ sponsors, advertisements }));
    await loadAdvertisements(server.db, [file]);
  };
  const countsOf = async (slug: string) => {
    const [row] = await server.db.run<{ id: number; clicks: number; impressions: number; isActive: boolean }>(
      'select id, clicks, impressions, is_active as "isActive" from advertisements where slug = $1',
      [slug],
    );
    return row!;
  };
  let client: Client;
  let userId: number;
  beforeEach(async () => {
    ({ client, userId } = await learner());
  });
  async function learner() {
    const { id, token } = await buildUser(server.db, server.clock.now());
    return { client: server.client.as(token), userId: id };
  }
  const served = async (query: object = { placement: 'dashboard' }, as = client) =>
    (await as.call(listAds, { query })).body.map(({ title }) => title.replace('The ad ', ''));
  const setTier = (tier: string) =>
    server.db.run('update users set subscription_tier = $2 where id = $1', [userId, tier]);

  it('are served by placement, type, time, budget and priority', async () => {
    await load([
      ad('plain'),
      ad('first', { priority: 9, sponsor: 'shop' }),
      ad('second', { priority: 5 }),
      ad('third', { priority: 4 }),
      ad('over', { endDate: '2026-03-03', priority: 10 }),
      ad('to-come', { startDate: '2026-03-05', priority: 10 }),
      ad('off', { isActive: false, priority: 10 }),
      ad('poor', { budget: '0.20', costPerClick: '0.25', priority: 10 }),
      ad('between', { adType: 'sponsored_content', placement: 'pathways' }),
    ]);
    expect(await served()).toEqual(['first', 'second', 'third']);
    expect(await served({ placement: 'dashboard', limit: 10 })).toEqual([
      'first',
      'second',
      'third',
      'plain',
    ]);
    expect(await served({ placement: 'dashboard', adType: 'sidebar', limit: 2 })).toEqual([
      'first',
      'second',
    ]);
    expect(await served({ adType: 'sponsored_content' })).toEqual(['between']);
    expect(await served({ placement: 'community' })).toEqual([]);
    const [best] = (await client.call(listAds, { query: { limit: 1 } })).body;
    expect(best).toEqual({
      id: (await countsOf('first')).id,
      title: 'The ad first',
      description: 'Something for the ward.',
      imageUrl: null,
      targetUrl: 'https://shop.example/first',
      adType: 'sidebar',
      isActive: true,
      placement: 'dashboard',
      category: null,
      sponsorName: 'The Shop',
    });
  });

  it('start and end with the day', async () => {
    await load([ad('two-days', { startDate: '2026-03-05', endDate: '2026-03-06' })]);
    const days = [];
    for (let day = 0; day < 4; day += 1) {
      days.push((await served()).length);
      server.clock.advance({ days: 1 });
    }
    server.clock.set('2026-03-04T09:00:00.000Z');
    expect(days).toEqual([0, 1, 1, 0]);
  });

  it.each([
    ['free', 1],
    ['student', 1],
    ['professional', 0],
    ['enterprise', 0],
  ])('are shown on the %s plan: %i', async (tier, count) => {
    await load([ad('one')]);
    await setTier(tier);
    expect(await served()).toHaveLength(count);
    const { id, impressions } = await countsOf('one');
    const body = { advertisementId: id, placement: 'dashboard' } as const;
    expect((await client.call(recordImpression, { body })).body.counted).toBe(count === 1);
    expect((await client.call(recordClick, { body })).body.counted).toBe(count === 1);
    expect((await countsOf('one')).impressions).toBe(impressions + count);
  });

  it('are shown during a trial, which every new account has', async () => {
    await load([ad('one')]);
    const [row] = await server.db.run<{ trial: boolean }>(
      'select trial_ends_at > $2 as trial from users where id = $1',
      [userId, server.clock.now()],
    );
    expect(row?.trial).toBe(true);
    expect(await served()).toEqual(['one']);
  });

  it('count views and clicks once per learner and minute', async () => {
    await load([ad('counted')]);
    const { id } = await countsOf('counted');
    const body = { advertisementId: id, placement: 'dashboard' } as const;
    const see = async (as = client) => (await as.call(recordImpression, { body })).body.counted;
    const click = async (as = client) => (await as.call(recordClick, { body })).body.counted;
    expect([await see(), await see(), await click(), await click()]).toEqual([true, false, true, false]);
    const other = (await learner()).client;
    expect([await see(other), await click(other)]).toEqual([true, true]);
    const { token } = await buildUser(server.db, server.clock.now(), { isDemo: true });
    const visitor = server.client.as(token);
    expect([await see(visitor), await click(visitor)]).toEqual([false, false]);
    server.clock.set('2026-03-04T09:00:59.999Z');
    expect([await see(), await click()]).toEqual([false, false]);
    server.clock.set('2026-03-04T09:01:00.000Z');
    expect([await see(), await click()]).toEqual([true, true]);
    expect(await countsOf('counted')).toMatchObject({ impressions: 3, clicks: 3 });
  });

  it('keep a click’s origin for 90 days, and the record of an impression for one', async () => {
    await load([ad('traced')]);
    const { id } = await countsOf('traced');
    const body = { advertisementId: id, placement: 'dashboard' } as const;
    await client.call(recordImpression, { body });
    await client.call(recordClick, { body, headers: { 'user-agent': 'A browser' }, from: '10.9.8.7' });
    const traces = async () =>
      (
        await server.db.run<object>(
          `select ip_address, user_agent, (select count(*)::int from ad_impressions where user_id = $1) as seen
           from ad_clicks where user_id = $1`,
          [userId],
        )
      )[0];
    expect(await traces()).toEqual({ ip_address: '10.9.8.7', user_agent: 'A browser', seen: 1 });
    server.clock.advance({ days: 2 });
    await server.jobs.run('ads.clean');
    expect(await traces()).toEqual({ ip_address: '10.9.8.7', user_agent: 'A browser', seen: 0 });
    server.clock.advance({ days: 89 });
    await server.jobs.run('ads.clean');
    expect(await traces()).toEqual({ ip_address: null, user_agent: null, seen: 0 });
    server.clock.set('2026-03-04T09:00:00.000Z');
    expect(await countsOf('traced')).toMatchObject({ clicks: 1, impressions: 1 });
  });

  it('stop at their budget, and at their sponsor’s for the month', async () => {
    await load(
      [
        ad('small', { budget: '0.50', costPerClick: '0.25' }),
        ad('monthly', { sponsor: 'shop', costPerClick: '1.00', priority: 5 }),
        ad('sister', { sponsor: 'shop', costPerClick: '0.40', priority: 4 }),
      ],
      [{ ...sponsor, monthlyBudget: '2.50' }],
    );
    const click = async (slug: string) => {
      const body = { advertisementId: (await countsOf(slug)).id, placement: 'dashboard' } as const;
      return (await (await learner()).client.call(recordClick, { body })).body.counted;
    };
    expect([await click('small'), await click('small'), await click('small')]).toEqual([true, true, false]);
    expect([await click('monthly'), await click('monthly'), await click('monthly')]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await served()).toEqual(['sister']);
    expect([await click('sister'), await click('sister')]).toEqual([true, false]);
    expect(await served()).toEqual([]);
    server.clock.set('2026-04-01T00:00:00.000Z');
    client = (await learner()).client;
    expect(await served()).toEqual(['monthly', 'sister']);
    server.clock.set('2026-03-04T09:00:00.000Z');
  });

  it('that have ended are not counted, unknown ones are not found, and none appear elsewhere', async () => {
    await load([ad('gone'), ad('here')]);
    const gone = await countsOf('gone');
    const here = await countsOf('here');
    await load([ad('here')]);
    for (const endpoint of [recordImpression, recordClick]) {
      const reply = (advertisementId: number, placement: 'dashboard' | 'pathways' = 'dashboard') =>
        client.call(endpoint, { body: { advertisementId, placement } });
      expect((await reply(gone.id)).body).toEqual({ ok: true, counted: false });
      expect(await reply(999_999)).toMatchObject({ status: 404, failure: { code: 'ad_not_found' } });
      expect(await reply(here.id, 'pathways')).toMatchObject({
        status: 422,
        failure: { code: 'wrong_placement' },
      });
    }
    expect(await countsOf('gone')).toEqual({ ...gone, isActive: false });
  });

  it('keep their counts when they are reloaded, also when they come back', async () => {
    await load([ad('lasting')]);
    const { id } = await countsOf('lasting');
    await client.call(recordClick, { body: { advertisementId: id, placement: 'dashboard' } });
    const before = await countsOf('lasting');
    await load([ad('lasting', { title: 'The ad renamed', priority: 7 })]);
    expect(await served()).toEqual(['renamed']);
    await load([]);
    expect(await served()).toEqual([]);
    await load([ad('lasting')]);
    await load([ad('lasting')]);
    expect(await countsOf('lasting')).toEqual(before);
  });

  it.each<[string, object[], object[]?]>([
    ['a link without https', [ad('x', { targetUrl: 'http://shop.example/' })]],
    ['a link that is a script', [ad('x', { targetUrl: 'javascript:alert(1)' })]],
    ['a picture without https', [ad('x', { imageUrl: 'http://shop.example/a.png' })]],
    ['an address with a quote in its host', [ad('x', { imageUrl: "https://a';b.example/a.png" })]],
    ['an unknown sponsor', [ad('x', { sponsor: 'nobody' })]],
    ['a name that stands twice', [ad('x'), ad('x')]],
    ['three decimals', [ad('x', { budget: '1.005' })]],
    ['a negative price', [ad('x', { costPerClick: -1 })]],
    ['a type that does not stand there', [ad('x', { adType: 'banner' })]],
    ['an end before the start', [ad('x', { startDate: '2026-03-04', endDate: '2026-03-03' })]],
    ['an unknown field', [ad('x', { clicks: 5 })]],
    ['a sponsor without https', [], [{ ...sponsor, websiteUrl: 'http://shop.example/' }]],
  ])('with %s are rejected, and nothing changes', async (_what, advertisements, sponsors) => {
    await load([ad('kept')]);
    await expect(load(advertisements, sponsors)).rejects.toThrow(ContentError);
    expect(await served()).toEqual(['kept']);
  });

  it('require a session and valid parameters', async () => {
    expect((await server.client.send('GET', '/api/ads')).status).toBe(401);
    expect((await server.client.send('POST', '/api/ads/click', { body: {} })).status).toBe(401);
    for (const query of ['limit=0', 'limit=11', 'placement=nowhere', 'adType=popup'])
      expect((await client.send('GET', `/api/ads?${query}`)).status).toBe(400);
    for (const advertisementId of [0, -1, 1.5, '1', 99_999_999_999])
      expect(
        (
          await client.send('POST', '/api/ads/impression', {
            body: { advertisementId, placement: 'dashboard' },
          })
        ).status,
      ).toBe(400);
  });

  it('allow only the sites of their images in the policy; answers hold no counts', async () => {
    await load([
      ad('a', { imageUrl: 'https://pictures.example/a.png' }),
      ad('b', { imageUrl: 'https://pictures.example/b.png' }),
    ]);
    await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
    const { app, client: bare } = await startServer(server.db, { checkAnswers: false, clientFolder: folder });
    const { headers } = await bare.send('GET', '/');
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://pictures.example;");
    const reply = await bare.as(client.token).call(listAds);
    expect(Object.keys(reply.body[0]!).sort()).toEqual([...Object.keys(listAds.answer.element.shape)].sort());
    await app.close();
  });
});
