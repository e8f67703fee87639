import { z } from 'zod';
import { itemLimits } from './formats.rules.ts';

const Text = z.string().min(1).max(300);
const Index = z.int().min(0).max(25);

/** Why an entry is right or wrong; null where the question's explanation says it all. */
const Why = z.string().min(1).max(500).nullable();

/** A list to pick from: `keys` are the indices of the right entries, ascending; `why` has one place for each entry. */
const choices = (fewest: number, most: number) => ({
  options: z.array(Text).min(fewest).max(most),
  keys: z.array(Index).min(1),
  why: z.array(Why),
});

/** Several right answers. */
export const SeveralAnswers = z.object({
  format: z.literal('several'),
  ...choices(4, 10),
  /** So many are asked for, and no more can be picked; null for "all that apply". */
  choose: z.int().min(2).max(9).nullable(),
});

/** A number that the learner types, in the unit beside the field. */
export const NumberAnswer = z.object({
  format: z.literal('number'),
  answer: z.number(),
  unit: z.string().min(1).max(24),
  /** How far from the answer still counts, both ways, in the same unit. Zero: the exact number. */
  tolerance: z.number().min(0),
  /** Decimals that the question asks for. */
  decimals: z.int().min(0).max(4),
  /** Numbers that slips lead to. */
  slips: z.array(z.object({ value: z.number(), why: z.string().min(1).max(500) })).max(8),
});

/** Steps to put in order; they stand here in the right one. */
export const OrderedSteps = z.object({
  format: z.literal('order'),
  steps: z
    .array(z.object({ text: Text, why: Why }))
    .min(3)
    .max(8),
});

/** Rows to be judged by the same columns. */
export const Matrix = z.object({
  format: z.literal('matrix'),
  columns: z.array(z.string().min(1).max(60)).min(2).max(5),
  rows: z
    .array(z.object({ text: Text, keys: z.array(Index), why: Why }))
    .min(3)
    .max(10),
  /** `one` column in each row, or `any` number of them. */
  choose: z.enum(['one', 'any']),
});

/** A passage with gaps; `{1}` stands where the first list belongs. */
export const Cloze = z.object({
  format: z.literal('cloze'),
  passage: z.string().min(1).max(900),
  gaps: z
    .array(z.object(choices(3, 6)))
    .min(1)
    .max(6),
  /** `linked`: the first gap is right because of the others, and is worth nothing without them. */
  scoring: z.enum(['each', 'linked']),
});

/** What is wrong in the middle, two things to do about it on the left, two to watch on the right. */
export const BowTie = z.object({
  format: z.literal('bow_tie'),
  condition: z.object(choices(3, 5)),
  actions: z.object(choices(4, 6)),
  parameters: z.object(choices(4, 6)),
});

/** Parts of a chart to mark. */
export const Highlight = z.object({
  format: z.literal('highlight'),
  /** The text in pieces, in reading order. `isKey` is null where a piece can't be marked. */
  pieces: z
    .array(z.object({ text: z.string().min(1).max(400), isKey: z.boolean().nullable(), why: Why }))
    .min(3)
    .max(40),
});

/** The part of a question that depends on its format; without a format it is the single best answer. */
export const otherFormats = [
  SeveralAnswers,
  NumberAnswer,
  OrderedSteps,
  Matrix,
  Cloze,
  BowTie,
  Highlight,
] as const;

/**
 * What a learner answered to an item that isn't single best answer. `picks` has a list of authored indices for each part of the
 * item (`partsOf`), whatever order its entries were shown in; `value` is the number typed.
 */
export const Response = z.union([
  z.strictObject({
    picks: z.array(z.array(Index).max(itemLimits.picks)).min(1).max(itemLimits.parts),
  }),
  z.strictObject({ value: z.number().min(-itemLimits.value).max(itemLimits.value) }),
]);
