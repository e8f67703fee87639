import { z } from 'zod';
import { Instant } from '../common.ts';
import { endpointsOf } from '../endpoint.ts';
import { planSources, tiers } from './plans.rules.ts';

const endpoint = endpointsOf('Plans');

export const PlanInForce = z.object({
  /** The plan in force, including a trial. */
  tier: z.enum(tiers),
  /** What was bought or given, without the trial. */
  subscriptionTier: z.enum(tiers),
  /** The source of the bought or given plan, the one that lasts longest; null for the free plan. */
  source: z.enum(planSources).nullable(),
  /** When the bought or given plan ends unless it renews; null for the free plan, and if no end is set. */
  endsAt: Instant.nullable(),
  trialEndsAt: Instant.nullable(),
  onTrial: z.boolean(),
  simulations: z.boolean(),
  mentorship: z.boolean(),
  organization: z.boolean(),
  /** In a calendar month; null without a limit. */
  noteAnalyses: z.int().positive().nullable(),
  generations: z.int().positive().nullable(),
});
export type PlanInForce = z.infer<typeof PlanInForce>;

export const getPlan = endpoint({
  method: 'GET',
  path: '/api/plan',
  summary: "The learner's plan, and what it includes.",
  answer: PlanInForce,
});

const Used = z.object({
  used: z.int().min(0),
  /** Null without a limit. */
  limit: z.int().positive().nullable(),
});

export const getPlanUsage = endpoint({
  method: 'GET',
  path: '/api/plan/usage',
  summary: 'How much of what the plan allows in a month has been used in this one.',
  answer: z.object({
    /** When counting starts again: the first of next month, UTC. */
    resetsAt: Instant,
    noteAnalyses: Used,
    generations: Used,
  }),
});
