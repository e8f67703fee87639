import { z } from 'zod';
import { Id, Instant, limitQuery } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { entryStates } from './giveaways.rules.ts';

const endpoint = endpointsOf('Giveaways');

const Giveaway = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  prize: z.string(),
  /** Who gives the prize. */
  provider: z.string(),
  /** Monday 00:00 UTC, and the next one. */
  weekStart: Instant,
  weekEnd: Instant,
});

export const CurrentGiveaway = Giveaway.extend({
  /** Where the learner stands; null for somebody who is not signed in. */
  entry: z.enum(entryStates).nullable(),
});
export type CurrentGiveaway = z.infer<typeof CurrentGiveaway>;

export const getCurrentGiveaway = endpoint({
  method: 'GET',
  path: '/api/giveaways/current',
  summary: "This week's giveaway, or null when there is none.",
  auth: 'optional',
  answer: CurrentGiveaway.nullable(),
});

export const WonGiveaway = Giveaway.extend({
  drawnAt: Instant,
  /** Where to write to for the prize, and until when. */
  contact: z.string(),
  claimUntil: Instant,
});
export type WonGiveaway = z.infer<typeof WonGiveaway>;

export const listWonGiveaways = endpoint({
  method: 'GET',
  path: '/api/giveaways/won',
  summary: 'What the learner has won, latest first, and how to get it.',
  query: z.object({ limit: limitQuery(50, 50) }),
  answer: z.array(WonGiveaway),
});
