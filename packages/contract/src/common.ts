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

/** The largest integer that the database stores. */
export const maxInteger = 2_147_483_647;

/** Every id except those of attempts, jobs and tokens. */
export const Id = z.int().positive().max(maxInteger);

const digits = /^(0|[1-9]\d*)$/;
const readDigits = (text: unknown) => (typeof text === 'string' && digits.test(text) ? Number(text) : text);

/** A number in a query: only decimal digits, so neither `1e3`, `0x10` nor `+1`. */
export const fromDigits = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(readDigits, schema);

/** An id in a query. */
export const QueryId = fromDigits(Id);

/**
 * An id in a path. An id beyond the largest is well formed, but nothing has it. It becomes the largest, which nothing
 * has either, so each call answers with its own 404.
 */
export const PathId = z.preprocess((text) => {
  const id = readDigits(text);
  return typeof id === 'number' && id > maxInteger ? maxInteger : id;
}, Id);

/** For a path with one `:id`. */
export const IdParams = z.object({ id: PathId });

/** An instant, ISO 8601 in UTC, of this century. */
export const Instant = z.iso.datetime().refine((at) => at.startsWith('20'));

/** A calendar day in the learner's zone, YYYY-MM-DD. */
export const LocalDay = z.iso.date();

/** An IANA time zone name; the code that uses it checks whether the runtime knows the zone. */
export const TimeZoneName = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9_+\-/]+$/);

export const Ok = z.object({ ok: z.literal(true) });

/** How many entries of a list to return. */
export const limitQuery = (max: number, usual: number) => fromDigits(z.int().min(1).max(max)).default(usual);

/**
 * The query of a paginated list: the maximum number of entries, and where to start. The response's Link header has the
 * next page's address; a page of long entries ends early.
 */
export const pageQuery = (usual = 50) => ({
  limit: limitQuery(200, usual),
  cursor: z.string().max(200).optional(),
});
