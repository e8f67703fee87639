import { quantities } from '../text/quantities.ts';
import { clean } from './clean.ts';
import { isPlural } from './number.ts';
import type { Segment } from './types.ts';

/** "Glucose above 250 mg/dL", "Normal potassium: 3.5 to 5.0 mmol/L": what has a value, and the value, as notes give it in a line. */
export interface Figure {
  readonly name: string;
  readonly verb: string;
  readonly value: string;
}

const named =
  /^(?:the )?(?<name>\p{L}[\p{L}\d₂]*(?:[ -][\p{L}\d]+){0,3}?)(?<verb> (?:is|are|should (?:be|stay|remain|be kept)|must be)|:)?$/iu;
/** Words that no name of a value holds: the line is a sentence of another make. */
const noName =
  /\b(?:if|when|while|until|after|before|at|of|in|on|for|with|to|from|by|over|within|every|and|or|about|that|which|has|have|can|may|dose|dosage|rate|age|aged)\b/i;

/** The figure that a line gives and nothing else; null for every other line. */
export function figureOf({ kind, text }: Segment): Figure | null {
  if (kind === 'heading' || kind === 'row' || text.length > 120) return null;
  const told = clean(text).replace(/\.$/, '');
  const [quantity, ...more] = quantities(told);
  if (!quantity || more.length > 0 || quantity.end !== told.length) return null;
  // "Day 3", "Stage 2", "Beds: 12".
  const isMeasured =
    quantity.kind !== '' || !Number.isFinite(quantity.low + quantity.high) || quantity.low !== quantity.high;
  const { name = '', verb = '' } = named.exec(told.slice(0, quantity.start).trimEnd())?.groups ?? {};
  if (!isMeasured || name.length < 2 || noName.test(name)) return null;
  const isSpoken = verb !== '' && verb !== ':';
  return {
    name,
    verb: isSpoken ? verb.trim() : isPlural(name) ? 'are' : 'is',
    value: told.slice(quantity.start),
  };
}
