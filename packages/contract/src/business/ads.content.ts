import { z } from 'zod';
import { HttpsUrl } from './ads.ts';
import { adCategories, adTypeAt, adTypes, placements } from './ads.rules.ts';

/** A stable name: impressions and clicks are counted under it while the rest changes. */
const Slug = z
  .string()
  .max(80)
  .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must be lower-case words joined by dashes');

/** An amount of money with at most two decimals. From here on it is text: it is never a float in between. */
const Money = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,8}(\.\d{1,2})?$/, 'must be an amount with at most two decimals'));

/** First and last day, both included, as days in UTC. */
const period = { startDate: z.iso.date().optional(), endDate: z.iso.date().optional() };

const inOrder = ({ startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined }) =>
  startDate === undefined || endDate === undefined || startDate <= endDate;
const order = { path: ['endDate'], message: 'must not be before startDate' };

export const AuthoredSponsor = z
  .strictObject({
    slug: Slug,
    name: z.string().trim().min(1).max(80),
    description: z.string().trim().max(500).default(''),
    logoUrl: HttpsUrl.optional(),
    websiteUrl: HttpsUrl,
    sponsorshipType: z.string().trim().min(1).max(40),
    contactEmail: z.email().max(254),
    /** The most that all the sponsor's advertisements may spend in a calendar month (UTC). Absent: no limit. */
    monthlyBudget: Money.optional(),
    isActive: z.boolean().default(true),
    ...period,
  })
  .refine(inOrder, order);
export type AuthoredSponsor = z.infer<typeof AuthoredSponsor>;

export const AuthoredAd = z
  .strictObject({
    slug: Slug,
    /** The slug of the sponsor who pays for it. Absent: this installation's own advertisement. */
    sponsor: Slug.optional(),
    title: z.string().trim().min(3).max(70),
    description: z.string().trim().min(3).max(200),
    imageUrl: HttpsUrl.optional(),
    targetUrl: HttpsUrl,
    adType: z.enum(adTypes),
    placement: z.enum(placements),
    /** The topic. Learners with this interest see it before others of the same priority. Absent: no topic. */
    category: z.enum(adCategories).optional(),
    /** Higher comes first. */
    priority: z.int().min(0).max(1000).default(1),
    /** The most that all clicks together may cost. Absent: no limit. */
    budget: Money.optional(),
    costPerClick: Money.default('0'),
    isActive: z.boolean().default(true),
    ...period,
  })
  .refine(inOrder, order)
  .refine(({ adType, placement }) => adType === adTypeAt[placement], {
    path: ['adType'],
    message: 'does not stand in that placement, and would be shown nowhere',
  });
export type AuthoredAd = z.infer<typeof AuthoredAd>;

/** content/advertisements.yaml. */
export const AdvertisementsFile = z
  .strictObject({ sponsors: z.array(AuthoredSponsor), advertisements: z.array(AuthoredAd) })
  .superRefine(({ sponsors, advertisements }, context) => {
    const known = new Set(sponsors.map(({ slug }) => slug));
    advertisements.forEach(({ sponsor }, index) => {
      if (sponsor !== undefined && !known.has(sponsor))
        context.addIssue({
          code: 'custom',
          path: ['advertisements', index, 'sponsor'],
          message: `there is no sponsor "${sponsor}"`,
        });
    });
    for (const [name, entries] of Object.entries({ sponsors, advertisements })) {
      entries.forEach(({ slug }, index) => {
        if (entries.findIndex((other) => other.slug === slug) < index)
          context.addIssue({
            code: 'custom',
            path: [name, index, 'slug'],
            message: `"${slug}" stands twice`,
          });
      });
    }
  });
export type AdvertisementsFile = z.infer<typeof AdvertisementsFile>;
