import { bareLabelsOf } from '../notes/bare-labels.ts';
import { clean } from '../notes/clean.ts';
import type { Fact } from '../notes/types.ts';
import { quantities } from '../text/quantities.ts';
import type { Workshop } from './distractors.ts';
import type { DraftItem } from './types.ts';
import { figureChoice, variantsOf } from './values.ts';

const maxLength = 140;

/** Of what holds up to a figure, or from one on, other figures are true as well; what is estimated is no figure of its own. */
const unbounded = /\b(?:within|up to|at least|at most|often|average|estimated|can|may|might|could)\b|[→?“”]/i;
/** "Cap refill > 3 s = poor perfusion": so is all that is longer. A criterion is the figure that it is. */
const isCriterion = /\b(?:criteri\w+|goals?|targets?|limits?|max(?:imum)?|min(?:imum)?)\b/i;

/**
 * "Major bleeding: 4-factor PCC + IV vitamin K 10 mg": the one figure of a bullet, asked for in the line as it stands. Which threshold it
 * is, the line still says.
 */
export function lineFigureFrom(workshop: Workshop, fact: Fact): readonly DraftItem[] {
  const segment = workshop.segments[fact.segmentId];
  if (segment?.kind !== 'bullet' || bareLabelsOf(workshop.segments).has(segment.id)) return [];
  const line = clean(segment.text).replace(/\.$/, '');
  const [quantity, ...more] = quantities(line);
  if (!quantity || more.length > 0 || line.length > maxLength || unbounded.test(line)) return [];
  const lead = Number.isFinite(quantity.low + quantity.high)
    ? 0
    : (/^\D*/.exec(line.slice(quantity.start, quantity.end))?.[0].length ?? 0);
  if (lead > 0 && !isCriterion.test(`${segment.heading ?? ''} ${line}`)) return [];
  // What stands in an aside is not what the line is about.
  if (/\([^()]*$/.test(line.slice(0, quantity.start))) return [];
  const [bare] = quantities(line.slice(quantity.start + lead, quantity.end));
  // "Stage 2", "two": a count or a number of its own, and "pH 7.3", of which no other is far enough away.
  if (!bare || bare.kind === '' || /\bpH\b|\d/.test(line.slice(0, quantity.start))) return [];
  const asked = { ...bare, start: quantity.start + lead, end: quantity.start + lead + bare.end };
  const variants = variantsOf(line, asked, workshop.seed + fact.id, { small: true });
  if (!variants) return [];
  const heading = clean(segment.heading ?? '').replace(/:$/, '');
  const gapped = `${line.slice(0, asked.start)}_____${line.slice(asked.end)}`;
  const place =
    heading === '' || /["“”?!]/.test(heading) ? 'this line of the note' : `this line under “${heading}”`;
  return [
    { ...figureChoice(`Which figure completes ${place}? “${gapped}.”`, variants, line, fact), rank: 4 },
  ];
}
