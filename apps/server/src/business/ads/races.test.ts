import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { recordClick, recordImpression } from '@rounds/contract/business/ads';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { listen, onServerOf } from '../../../testing/app.ts';
import type { Client } from '../../../testing/client.ts';
import { present } from '../../../testing/databases.ts';
import { buildUser } from '../../../testing/factories.ts';
import { loadAdvertisements } from './ads.service.ts';

const fifty = Array.from({ length: 50 }, (_, n) => n);

onServerOf('postgres', 'fifty clicks at once, over real connections', (server) => {
  let open: (Client & { readonly origin: string }) | undefined;
  let folder = '';
  beforeAll(async () => {
    open = await listen(server);
    folder = await mkdtemp(path.join(tmpdir(), 'rounds-ads-'));
    const ad = (slug: string, changes: object) => ({
      slug,
      title: slug,
      description: 'Something for the ward.',
      targetUrl: 'https://shop.example/',
      adType: 'sidebar',
      placement: 'dashboard',
      ...changes,
    });
    const sponsor = {
      slug: 'shop',
      name: 'The Shop',
      websiteUrl: 'https://shop.example/',
      sponsorshipType: 'equipment',
      contactEmail: 'ads@shop.example',
      monthlyBudget: '3.00',
    };
    const file = path.join(folder, 'ads.yaml');
    const advertisements = [
      ad('little', { budget: '2.60', costPerClick: '0.25' }),
      ad('one', { sponsor: 'shop', costPerClick: '0.50' }),
      ad('two', { sponsor: 'shop', costPerClick: '0.30' }),
      ad('free', {}),
    ];
    await writeFile(file, stringify({ sponsors: [sponsor], advertisements }));
    await loadAdvertisements(server.db, [file]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const bodyOf = async (slug: string) => {
    const [row] = await server.db.run<{ id: number }>('select id from advertisements where slug = $1', [
      slug,
    ]);
    return { advertisementId: row!.id, placement: 'dashboard' } as const;
  };
  const countsOf = async (slug: string) => {
    const [row] = await server.db.run<object>(
      `select a.clicks, a.impressions, (select count(*)::int from ad_clicks where advertisement_id = a.id) as rows,
         (select coalesce(sum(clicks), 0)::int from ad_months where advertisement_id = a.id) as month
       from advertisements a where slug = $1`,
      [slug],
    );
    return row;
  };
  const learners = () =>
    Promise.all(
      fifty.map(async () => present(open).as((await buildUser(server.db, server.clock.now())).token)),
    );

  it('of fifty learners on an advertisement with a small budget: only as many count as it pays for', async () => {
    const body = await bodyOf('little');
    const clients = await learners();
    const replies = await Promise.all(clients.map((client) => client.call(recordClick, { body })));
    expect(replies.map(({ status }) => status)).toEqual(fifty.map(() => 200));
    expect(replies.filter((reply) => reply.body.counted)).toHaveLength(10);
    expect(await countsOf('little')).toMatchObject({ clicks: 10, rows: 10, month: 10 });
  });

  it('of fifty learners on two advertisements of one sponsor: the month pays for both together', async () => {
    const bodies = [await bodyOf('one'), await bodyOf('two')];
    const clients = await learners();
    await Promise.all(clients.map((client, n) => client.call(recordClick, { body: bodies[n % 2]! })));
    const [row] = await server.db.run<{ spent: number }>(
      "select sum(clicks * cost_per_click)::float8 as spent from advertisements where slug in ('one', 'two')",
    );
    expect(row!.spent).toBeLessThanOrEqual(3);
    expect(row!.spent).toBeGreaterThan(3 - 0.5);
  });

  it('of one learner: one is counted, and one impression', async () => {
    const body = await bodyOf('free');
    const [client] = await learners();
    const clicks = await Promise.all(fifty.map(() => client!.call(recordClick, { body })));
    const seen = await Promise.all(fifty.map(() => client!.call(recordImpression, { body })));
    for (const replies of [clicks, seen]) expect(replies.filter((it) => it.body.counted)).toHaveLength(1);
    expect(await countsOf('free')).toEqual({ clicks: 1, impressions: 1, rows: 1, month: 1 });
  });
});
