import { z } from 'zod';
import { responseLimits } from './scenarios.formats.rules.ts';

/**
 * The parts of a question that depend on its format, in content/ as in the API. Each entry says next to its text
 * whether it is right and why, so that no index has to be kept in step by hand. A question without `format` is single
 * best answer.
 */
const Text = z.string().min(1).max(300);
const Why = z.string().min(10).max(500);

/** Something to pick. The question's explanation may cover why a right one is right. */
const Entry = z.strictObject({ text: Text, key: z.literal(true).optional(), why: Why.optional() });
const entries = (fewest: number, most: number) => z.array(Entry).min(fewest).max(most);

export const SeveralAnswers = z.strictObject({
  format: z.literal('several'),
  options: entries(4, 10),
  /** "Select N": this many are required, and no more can be picked. Absent: all that apply. */
  choose: z.int().min(2).max(9).optional(),
});

/** A number that the learner types, in the unit next to the field. */
export const NumberAnswer = z.strictObject({
  format: z.literal('number'),
  answer: z.number(),
  unit: z.string().min(1).max(24),
  /** How far off an answer may be, in both directions, in the same unit. Zero: the exact number. */
  tolerance: z.number().min(0),
  /** Decimals that the question asks for. */
  decimals: z.int().min(0).max(4),
  /** Numbers that typical slips lead to. */
  slips: z
    .array(z.strictObject({ value: z.number(), why: Why }))
    .min(1)
    .max(8),
});

/** Steps to put in order, listed in the right one. */
export const OrderedSteps = z.strictObject({
  format: z.literal('order'),
  steps: z
    .array(z.strictObject({ text: Text, why: Why.optional() }))
    .min(3)
    .max(8),
});

/** Rows to be judged by the same columns. */
export const Matrix = z.strictObject({
  format: z.literal('matrix'),
  columns: z.array(z.string().min(1).max(60)).min(2).max(5),
  /** `columns` names the right ones for the row. */
  rows: z
    .array(z.strictObject({ text: Text, columns: z.array(z.string()), why: Why }))
    .min(3)
    .max(10),
  /** How many columns can be picked per row: `one`, or `any` number. */
  choose: z.enum(['one', 'any']),
});

/** A passage with gaps; `{1}` marks the place of the first list. */
export const Cloze = z.strictObject({
  format: z.literal('cloze'),
  passage: z.string().min(1).max(900),
  gaps: z.array(entries(3, 6)).min(1).max(6),
  /** `linked`: the other gaps hold the reasons for the first, and are worth nothing without it. */
  scoring: z.enum(['each', 'linked']),
});

/** The condition in the middle, two actions to take on one side, two parameters to monitor on the other. */
export const BowTie = z.strictObject({
  format: z.literal('bow_tie'),
  condition: entries(3, 5),
  actions: entries(4, 6),
  parameters: entries(4, 6),
});

/**
 * Parts of a chart to mark: its text in pieces, in reading order. A piece without `key` and `why` is only for reading.
 */
export const Highlight = z.strictObject({
  format: z.literal('highlight'),
  pieces: z
    .array(Entry.extend({ text: z.string().min(1).max(400) }))
    .min(3)
    .max(40),
});

/** What a question asks for, other than single best answer. */
export const Item = z.discriminatedUnion('format', [
  SeveralAnswers,
  NumberAnswer,
  OrderedSteps,
  Matrix,
  Cloze,
  BowTie,
  Highlight,
]);
export type Item = z.infer<typeof Item>;

const Index = z.int().min(0).max(responseLimits.index);

/**
 * What a learner answers to an item that isn't single best answer. `picks` has a list of indices for each part of the item
 * (`partsOf`), as authored, whatever order its entries were shown in; `value` is the number typed.
 */
export const Response = z.union([
  z.strictObject({
    picks: z.array(z.array(Index).max(responseLimits.picks)).min(1).max(responseLimits.parts),
  }),
  z.strictObject({ value: z.number().min(-responseLimits.value).max(responseLimits.value) }),
]);
export type Response = z.infer<typeof Response>;
