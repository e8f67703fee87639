import { z } from 'zod';
import { adCategories, adTypes, defaultAdLimit, placements } from './ads.rules.ts';
import { Id, limitQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { adErrors } from './ads.errors.ts';

const endpoint = endpointsOf('Ads');

/** An https address: pictures and links of advertisements use no other. */
export const HttpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).max(2000);

export const Advertisement = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** Null if there is none: the client draws something instead. */
  imageUrl: HttpsUrl.nullable(),
  targetUrl: HttpsUrl,
  adType: z.enum(adTypes),
  isActive: z.boolean(),
  placement: z.enum(placements),
  /** The topic, which the client draws if there is no picture. Null for none. */
  category: z.enum(adCategories).nullable(),
  /** Who pays for it; null if the content doesn't say. */
  sponsorName: z.string().nullable(),
});
export type Advertisement = z.infer<typeof Advertisement>;

export const listAds = endpoint({
  method: 'GET',
  path: '/api/ads',
  summary:
    'The advertisements for a place, the highest priority first. None for plans without advertisements.',
  query: z.object({
    placement: z.enum(placements).optional(),
    adType: z.enum(adTypes).optional(),
    limit: limitQuery(10, defaultAdLimit),
  }),
  answer: z.array(Advertisement),
});

const body = z.object({ advertisementId: Id, placement: z.enum(placements) });

/** `counted` is false for a repetition within the minute and for an advertisement that has ended. */
const answer = z.object({ ok: z.literal(true), counted: z.boolean() });
const errors = [adErrors.ad_not_found, adErrors.wrong_placement] as const;

export const recordImpression = endpoint({
  method: 'POST',
  path: '/api/ads/impression',
  summary: 'An advertisement was seen. Counted once per learner, advertisement and minute.',
  body,
  answer,
  errors,
});

export const recordClick = endpoint({
  method: 'POST',
  path: '/api/ads/click',
  summary:
    'An advertisement was opened. Counted once per learner, advertisement and minute, and never beyond its budget.',
  body,
  answer,
  errors,
});
