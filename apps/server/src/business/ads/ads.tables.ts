import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns.ts';
import type { AdCategory, AdType, Placement } from '@rounds/contract/business/ads.rules';
import { learnerId } from '../../identity/accounts/accounts.tables.ts';

const money = (name: string) => numeric(name, { precision: 10, scale: 2 });
const advertisement = () =>
  integer('advertisement_id')
    .notNull()
    .references(() => advertisements.id);

/** Who pays for advertisements. Loaded from content/advertisements.yaml. */
export const sponsors = pgTable('sponsors', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  /** Its name in the content, which never changes. */
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  logoUrl: text('logo_url'),
  websiteUrl: text('website_url').notNull(),
  description: text('description').notNull(),
  sponsorshipType: text('sponsorship_type').notNull(),
  isActive: boolean('is_active').notNull(),
  /** The most that its advertisements may spend in a calendar month (UTC); null for no limit. */
  monthlyBudget: money('monthly_budget'),
  contactEmail: text('contact_email').notNull(),
  /** First and last day, both included, in UTC. */
  startDate: date('start_date', { mode: 'string' }),
  endDate: date('end_date', { mode: 'string' }),
});

/** Loaded from content/advertisements.yaml; those removed from it become inactive and keep their counts. */
export const advertisements = pgTable(
  'advertisements',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    slug: text('slug').notNull().unique(),
    sponsorId: integer('sponsor_id').references(() => sponsors.id),
    title: text('title').notNull(),
    description: text('description').notNull(),
    imageUrl: text('image_url'),
    targetUrl: text('target_url').notNull(),
    adType: text('ad_type').$type<AdType>().notNull(),
    placement: text('placement').$type<Placement>().notNull(),
    /** What it advertises; null for nothing in particular. */
    category: text('category').$type<AdCategory>(),
    priority: integer('priority').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    startDate: date('start_date', { mode: 'string' }),
    endDate: date('end_date', { mode: 'string' }),
    /** Only counted ones; the amount spent is clicks × costPerClick. */
    clicks: integer('clicks').notNull().default(0),
    impressions: integer('impressions').notNull().default(0),
    /** The most that all clicks together may cost; null for no limit. */
    budget: money('budget'),
    costPerClick: money('cost_per_click').notNull().default('0'),
  },
  (table) => [
    check('advertisements_links_https', sql`starts_with(${table.targetUrl}, 'https://')`),
    check('advertisements_cost_not_negative', sql`${table.costPerClick} >= 0`),
  ],
);

/** Counted clicks by calendar month (UTC), which a sponsor's monthly budget is checked against. */
export const adMonths = pgTable(
  'ad_months',
  {
    advertisementId: advertisement(),
    /** The month's first day. */
    month: date('month', { mode: 'string' }).notNull(),
    clicks: integer('clicks').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.advertisementId, table.month] })],
);

/** Counted clicks, each once. `ipAddress` and `userAgent` are there to find fraud and are emptied after 90 days. */
export const adClicks = pgTable(
  'ad_clicks',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    advertisementId: advertisement(),
    userId: learnerId().notNull(),
    clickedAt: instant('clicked_at').notNull(),
    /** The minute that the click counts for. */
    minute: instant('minute').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
  },
  (table) => [
    unique('ad_clicks_once_a_minute').on(table.advertisementId, table.userId, table.minute),
    index('ad_clicks_by_time').on(table.clickedAt),
    index('ad_clicks_by_user').on(table.userId),
  ],
);

/** Who saw what in which minute, so that it counts once. Kept for a day; the total is in `impressions`. */
export const adImpressions = pgTable(
  'ad_impressions',
  {
    advertisementId: advertisement(),
    userId: learnerId().notNull(),
    minute: instant('minute').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.advertisementId, table.userId, table.minute] }),
    index('ad_impressions_by_minute').on(table.minute),
    index('ad_impressions_by_user').on(table.userId),
  ],
);
