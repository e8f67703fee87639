import { z } from 'zod';
import { qtOf } from './scenarios.figures.qt.rules.ts';

/**
 * A drug chart, an observation chart, a timeline. Each row has one cell per column; its first cell is the row's name.
 */
export const FindingTable = z
  .strictObject({
    columns: z.array(z.string().min(1).max(60)).min(2).max(6),
    rows: z
      .array(z.array(z.string().min(1).max(160)))
      .min(1)
      .max(14),
  })
  .refine(({ columns, rows }) => rows.every((row) => row.length === columns.length), {
    path: ['rows'],
    error: 'A row has more or fewer cells than there are columns',
  });
export type FindingTable = z.infer<typeof FindingTable>;

/** One lead of an ECG, drawn from its values. Times in ms, rates in /min. */
export const EcgStrip = z
  .strictObject({
    lead: z.string().min(1).max(12),
    seconds: z.int().min(3).max(10),
    /** Of the ventricles. */
    rate: z.int().min(20).max(220),
    rhythm: z.enum(['regular', 'irregularly_irregular']),
    /** P waves before each QRS, at a separate rate, or none. */
    p: z.union([
      z.literal('absent'),
      z.strictObject({ pr: z.int().min(80).max(400) }),
      z.strictObject({ rate: z.int().min(40).max(180) }),
    ]),
    qrs: z.int().min(60).max(220),
    /** Net QRS amplitude in mV; 1 by default. */
    height: z.number().min(-2).max(2).optional(),
    /** The usual one for this rate by default. */
    qt: z.int().min(200).max(700).optional(),
    /** Shift at the J point in mm; none by default. */
    st: z.number().min(-5).max(6).optional(),
    t: z.enum(['normal', 'peaked', 'flat', 'inverted']),
    /** P, QRS, ST and T are inverted. */
    upsideDown: z.literal(true).optional(),
    /** Coarse waves per second that continue under the complexes: a tremor, flutter. */
    baselineWaves: z.int().min(3).max(8).optional(),
  })
  .refine((strip) => qtOf(strip) > strip.qrs && qtOf(strip) < 60_000 / strip.rate, {
    path: ['qt'],
    error: 'The QT interval ends before the QRS does, or after the next beat has begun',
  });
export type EcgStrip = z.infer<typeof EcgStrip>;

/** Leads of one ECG. Where all three are shown, QRS and ST of I and III add up to those of II, as they do in any heart. */
export const EcgLeads = z
  .array(EcgStrip)
  .min(1)
  .max(3)
  .refine(
    (strips) => {
      const [one, two, three] = ['I', 'II', 'III'].map((lead) => strips.find((strip) => strip.lead === lead));
      if (!one || !two || !three) return true;
      return (['height', 'st'] as const).every((figure) => {
        const of = (strip: EcgStrip) =>
          (strip[figure] ?? (figure === 'height' ? 1 : 0)) * (strip.upsideDown ? -1 : 1);
        return Math.abs(of(one) + of(three) - of(two)) < 0.01;
      });
    },
    { error: 'The QRS or ST of leads I and III do not add up to that of II' },
  );
