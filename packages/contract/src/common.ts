import { z } from 'zod';
import { careerPaths, difficulties, learningStyles, roles, type languages } from './common.rules.ts';

export const CareerPath = z.enum(careerPaths);
export const Difficulty = z.enum(difficulties);
export const LearningStyle = z.enum([...learningStyles, 'unknown']);
export const Role = z.enum(roles);

export type CareerPath = z.infer<typeof CareerPath>;
export type Difficulty = z.infer<typeof Difficulty>;
export type LearningStyle = z.infer<typeof LearningStyle>;
export type Role = z.infer<typeof Role>;
export type Language = (typeof languages)[number];

/** Every id but those of attempts, jobs and tokens. */
export const Id = z.int().positive();

/** An instant, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();

/** A calendar day in the learner's zone, YYYY-MM-DD. */
export const LocalDay = z.iso.date();

/** An IANA time zone name; whether the runtime knows the zone is decided where it is used. */
export const TimeZoneName = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+\-/]+$/);

export const Ok = z.object({ ok: z.literal(true) });

/**
 * The query of a list that comes in pages: how many, and from where. The next page is in the answer's Link header.
 * @param usual how many without a wish
 */
export const pageQuery = (usual = 50) => ({
  limit: z.coerce.number().int().min(1).max(200).default(usual),
  cursor: z.string().max(200).optional(),
});
