import { adCategories, adTypes, placements } from '@rounds/contract/business/ads.rules';
import type { AuthoredAd, AuthoredSponsor } from '@rounds/contract/business/ads.content';
import { adFrequencies } from '@rounds/contract/identity/preferences.rules';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { exportPart } from '../../platform/db/personal-data.ts';
import { type Sql, queryOptionalRow, queryRow } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { advertisements, sponsors } from './ads.tables.ts';

const StoredAd = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  targetUrl: z.string(),
  adType: z.enum(adTypes),
  placement: z.enum(placements),
  category: z.enum(adCategories).nullable(),
  priority: z.int(),
  isActive: z.boolean(),
  clicks: z.int(),
  impressions: z.int(),
  startDate: z.iso.date().nullable(),
  endDate: z.iso.date().nullable(),
  budget: z.string().nullable(),
  costPerClick: z.string(),
  sponsorName: z.string().nullable(),
  sponsor: z
    .object({
      isActive: z.boolean(),
      startDate: z.iso.date().nullable(),
      endDate: z.iso.date().nullable(),
      monthlyBudget: z.string().nullable(),
      spentThisMonth: z.string(),
    })
    .nullable(),
});
export type StoredAd = Readonly<z.output<typeof StoredAd>>;

const ad = `
  select a.id, a.title, a.description, a.image_url as "imageUrl", a.target_url as "targetUrl",
    a.ad_type as "adType", a.placement, a.category, a.priority, a.is_active as "isActive", a.clicks, a.impressions,
    a.start_date::text as "startDate", a.end_date::text as "endDate",
    a.budget::text as budget, a.cost_per_click::text as "costPerClick", s.name as "sponsorName",
    case when s.id is not null then json_build_object(
      'isActive', s.is_active, 'startDate', s.start_date, 'endDate', s.end_date,
      'monthlyBudget', s.monthly_budget::text,
      'spentThisMonth', (
        select coalesce(sum(m.clicks * b.cost_per_click), 0)::text
        from advertisements b join ad_months m on m.advertisement_id = b.id and m.month = $month::date
        where b.sponsor_id = s.id)) end as sponsor
  from advertisements a left join sponsors s on s.id = a.sponsor_id` as const;

const AdsFor = z.object({
  tier: z.string(),
  frequency: z.enum(adFrequencies),
  interests: z.array(z.enum(adCategories)),
  ads: z.array(StoredAd),
});
export type AdsFor = Readonly<z.output<typeof AdsFor>>;

const adsForLearner = statement({
  name: 'ads_for_learner',
  text: `
    select u.subscription_tier as tier, coalesce(p.ad_frequency_tolerance, 'normal') as frequency,
      coalesce(p.interested_ad_categories, '{}') as interests,
      coalesce(json_agg(ad) filter (where ad.id is not null), '[]') as ads
    from users u left join user_learning_preferences p on p.user_id = u.id
    left join (${ad} where a.is_active) ad on true
    where u.id = $userId group by u.id, p.user_id`,
  row: AdsFor,
});

/** The learner's plan and preferences, and the active advertisements with what each has spent this month. */
export function selectAdsFor(sql: Sql, userId: number, month: string) {
  return queryRow(sql, adsForLearner, { userId, month });
}

const adById = statement({ name: 'ad_by_id', text: `${ad} where a.id = $id`, row: StoredAd });

export function selectOptionalAd(sql: Sql, id: number, month: string) {
  return queryOptionalRow(sql, adById, { id, month });
}

const Viewer = z.object({ tier: z.string(), isDemo: z.boolean() });
const viewerById = statement({
  name: 'ads_viewer',
  text: 'select subscription_tier as tier, is_demo as "isDemo" from users where id = $userId',
  row: Viewer,
});

/** A learner's plan, and whether visitors of the demo use the account. */
export function selectViewer(sql: Sql, userId: number): Promise<z.output<typeof Viewer>> {
  return queryRow(sql, viewerById, { userId });
}

const lockedSponsor = statement({
  name: 'ad_sponsor_lock',
  text: 'select id from sponsors where id = (select sponsor_id from advertisements where id = $id) for update',
  row: z.object({ id: z.int() }),
});
const lockedAd = statement({
  name: 'ad_lock',
  text: 'select id from advertisements where id = $id for update',
  row: z.object({ id: z.int() }),
});

/**
 * Locks what pays for a click until the transaction ends: the sponsor's month first, then the advertisement's budget.
 */
export async function lockBudgets(tx: Sql, id: number): Promise<void> {
  await tx.query(lockedSponsor, { id });
  await tx.query(lockedAd, { id });
}

const countedImpression = statement({
  name: 'ad_impression_count',
  text: `
    with fresh as (
      insert into ad_impressions (advertisement_id, user_id, minute) values ($id, $userId, $minute)
      on conflict do nothing returning advertisement_id)
    update advertisements set impressions = impressions + 1
    where id = (select advertisement_id from fresh) returning id`,
  row: z.object({ id: z.int() }),
});

/** Whether it was the learner's first in that minute, so that it counts. */
export async function countImpression(sql: Sql, id: number, userId: number, minute: Date): Promise<boolean> {
  return (await sql.query(countedImpression, { id, userId, minute })).length > 0;
}

export interface Click {
  readonly advertisementId: number;
  readonly userId: number;
  readonly clickedAt: Date;
  readonly minute: Date;
  readonly month: string;
  readonly ipAddress: string;
  readonly userAgent: string | null;
}

const countedClick = statement({
  name: 'ad_click_count',
  text: `
    with fresh as (
      insert into ad_clicks (advertisement_id, user_id, clicked_at, minute, ip_address, user_agent)
      values ($advertisementId, $userId, $clickedAt, $minute, $ipAddress, $userAgent) on conflict do nothing returning advertisement_id),
    month as (
      insert into ad_months as m (advertisement_id, month, clicks) select advertisement_id, $month::date, 1 from fresh
      on conflict (advertisement_id, month) do update set clicks = m.clicks + 1)
    update advertisements set clicks = clicks + 1
    where id = (select advertisement_id from fresh) returning id`,
  row: z.object({ id: z.int() }),
});

/** Whether it was the learner's first in that minute, so that it counts. */
export async function countClick(tx: Sql, click: Click): Promise<boolean> {
  return (await tx.query(countedClick, { ...click })).length > 0;
}

const clearedSources = statement({
  name: 'ad_clicks_clear_sources',
  text: `
    update ad_clicks set ip_address = null, user_agent = null
    where clicked_at < $before and (ip_address is not null or user_agent is not null)`,
});
const deletedImpressions = statement({
  name: 'ad_impressions_delete_old',
  text: 'delete from ad_impressions where minute < $before',
});

/** Empties addresses and browsers of older clicks, and removes older marks of who saw what. */
export async function forgetTraces(sql: Sql, clicksBefore: Date, impressionsBefore: Date): Promise<void> {
  await sql.query(clearedSources, { before: clicksBefore });
  await sql.query(deletedImpressions, { before: impressionsBefore });
}

/** Makes the stored sponsors match the content. Returns their ids by slug. */
export async function saveSponsors(
  { orm }: Sql,
  authored: readonly AuthoredSponsor[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const {
    logoUrl = null,
    monthlyBudget = null,
    startDate = null,
    endDate = null,
    ...rest
  } of authored) {
    const values = { ...rest, logoUrl, monthlyBudget, startDate, endDate };
    const [row] = await orm
      .insert(sponsors)
      .values(values)
      .onConflictDoUpdate({ target: sponsors.slug, set: values })
      .returning({ id: sponsors.id });
    if (row) ids.set(rest.slug, row.id);
  }
  await orm
    .update(sponsors)
    .set({ isActive: false })
    .where(and(eq(sponsors.isActive, true), notIn(sponsors.slug, [...ids.keys()])));
  return ids;
}

/** Makes the stored advertisements match the content; their counts stay. */
export async function saveAds(
  { orm }: Sql,
  authored: readonly AuthoredAd[],
  sponsorIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const { sponsor, ...rest } of authored) {
    const values = {
      ...rest,
      sponsorId: sponsorIds.get(sponsor ?? '') ?? null,
      imageUrl: rest.imageUrl ?? null,
      category: rest.category ?? null,
      budget: rest.budget ?? null,
      startDate: rest.startDate ?? null,
      endDate: rest.endDate ?? null,
    };
    await orm
      .insert(advertisements)
      .values(values)
      .onConflictDoUpdate({ target: advertisements.slug, set: values });
  }
  const slugs = authored.map(({ slug }) => slug);
  await orm
    .update(advertisements)
    .set({ isActive: false })
    .where(and(eq(advertisements.isActive, true), notIn(advertisements.slug, slugs)));
}

function notIn(column: typeof advertisements.slug | typeof sponsors.slug, slugs: string[]) {
  return slugs.length > 0 ? notInArray(column, slugs) : sql`true`;
}

/** The pictures that browsers must be allowed to load. */
export async function selectImageUrls({ orm }: Sql): Promise<string[]> {
  const rows = await orm
    .select({ imageUrl: advertisements.imageUrl })
    .from(advertisements)
    .where(eq(advertisements.isActive, true));
  return rows.flatMap(({ imageUrl }) => imageUrl ?? []);
}

export const exportAds = exportPart({
  ad_clicks: `
    select id, advertisement_id as "advertisementId", iso_instant(clicked_at) as "clickedAt",
      iso_instant(minute) as "minute", ip_address as "ipAddress", user_agent as "userAgent"
    from ad_clicks where user_id = $userId order by id`,
  ad_impressions: `
    select advertisement_id as "advertisementId", iso_instant(minute) as "minute"
    from ad_impressions where user_id = $userId order by minute, advertisement_id`,
});
