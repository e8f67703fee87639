import type { Advertisement, listAds } from '@rounds/contract/business/ads';
import { AdvertisementsFile } from '@rounds/contract/business/ads.content';
import type { Placement } from '@rounds/contract/business/ads.rules';
import { seesAds } from '@rounds/contract/business/plans.rules';
import type { QueryOf } from '@rounds/contract/endpoint';
import { ContentError, contentName, readContentFile } from '../../platform/content.ts';
import type { Database, Sql } from '../../platform/db/database.ts';
import { withStartupLock } from '../../platform/db/schema/migrate.ts';
import type { Fail } from '../../platform/http/errors.ts';
import type { ServiceDeps } from '../../platform/service-deps.ts';
import { chooseAds, dayOf, isServable, minuteOf, monthOf } from './ads.rules.ts';
import * as queries from './ads.queries.ts';

/**
 * Makes the stored sponsors and advertisements match all files together. Missing ones become inactive, and counts stay.
 * Repeating it changes nothing.
 * @throws ContentError for a file that does not fit the schema, or a name that two files share
 */
export async function loadAdvertisements(db: Database, files: readonly string[]): Promise<void> {
  const content = await readAdvertisements(files);
  await withStartupLock(db, (tx) => saveAdvertisements(tx, content));
}

/** @throws ContentError for a file that does not fit the schema, or a name that two files share */
export async function readAdvertisements(files: readonly string[]): Promise<AdvertisementsFile> {
  const contents = await Promise.all(files.map((file) => readContentFile(file, AdvertisementsFile)));
  const all = AdvertisementsFile.safeParse({
    sponsors: contents.flatMap(({ sponsors }) => sponsors),
    advertisements: contents.flatMap(({ advertisements }) => advertisements),
  });
  if (!all.success)
    throw new ContentError(
      `${files.map(contentName).join(' and ')} together: ${all.error.issues[0]?.message ?? 'do not fit'}`,
    );
  return all.data;
}

export async function saveAdvertisements(tx: Sql, content: AdvertisementsFile): Promise<void> {
  const sponsorIds = await queries.saveSponsors(tx, content.sponsors);
  await queries.saveAds(tx, content.advertisements, sponsorIds);
}

/** Where the active advertisements' pictures come from, for the content security policy: "https://cdn.example". */
export async function adImageOrigins(db: Database): Promise<string[]> {
  const urls = await queries.selectImageUrls(db);
  return [...new Set(urls.map((url) => new URL(url).origin))].sort();
}

/** The advertisements for a place; none for a plan without them. */
export async function listAdsFor(
  { db, clock }: ServiceDeps,
  userId: number,
  query: QueryOf<typeof listAds>,
): Promise<Advertisement[]> {
  const now = clock.now();
  const { tier, ads, ...preferences } = await queries.selectAdsFor(db, userId, monthOf(now));
  return seesAds(tier) ? chooseAds(ads, query, dayOf(now), preferences) : [];
}

/** An advertisement that doesn't exist, or not in that place. */
type NoAd = 'ad_not_found' | 'wrong_placement';

async function selectAd(sql: Sql, id: number, placement: Placement, month: string, fail: Fail<NoAd>) {
  const ad = await queries.selectOptionalAd(sql, id, month);
  if (!ad) throw fail('ad_not_found');
  if (ad.placement !== placement) throw fail('wrong_placement');
  return ad;
}

/** Whether a learner's views and clicks count: no sponsor pays for visitors who try the demo. */
async function counts(sql: Sql, userId: number): Promise<boolean> {
  const { tier, isDemo } = await queries.selectViewer(sql, userId);
  return seesAds(tier) && !isDemo;
}

/** Counts that a learner saw an advertisement, once a minute. Returns whether it counted. */
export async function seeAd(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  placement: Placement,
  fail: Fail<NoAd>,
): Promise<boolean> {
  const now = clock.now();
  const ad = await selectAd(db, id, placement, monthOf(now), fail);
  if (!isServable(ad, dayOf(now)) || !(await counts(db, userId))) return false;
  return queries.countImpression(db, id, userId, minuteOf(now));
}

export interface Source {
  readonly ipAddress: string;
  readonly userAgent: string | null;
}

/**
 * Counts that a learner opened an advertisement, once a minute, and only while its budget pays for it. Returns whether
 * it counted; the link opens either way.
 */
export async function clickAd(
  { db, clock }: ServiceDeps,
  userId: number,
  id: number,
  placement: Placement,
  source: Source,
  fail: Fail<NoAd>,
): Promise<boolean> {
  const now = clock.now();
  const month = monthOf(now);
  return db.transaction(async (tx) => {
    await queries.lockBudgets(tx, id);
    const ad = await selectAd(tx, id, placement, month, fail);
    if (!isServable(ad, dayOf(now)) || !(await counts(tx, userId))) return false;
    const click = { advertisementId: id, userId, clickedAt: now, minute: minuteOf(now), month, ...source };
    return queries.countClick(tx, click);
  });
}
