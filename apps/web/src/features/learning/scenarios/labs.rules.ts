import type { Lab } from '@rounds/contract/learning/scenarios';

type Measured = Pick<Lab, 'value' | 'low' | 'high'>;

export interface LabMark {
  readonly direction: 'high' | 'low';
  readonly severity: 'abnormal' | 'critical';
}

interface CallOut {
  readonly name: RegExp;
  readonly unit: string;
  readonly low?: number;
  readonly high?: number;
  /** These limits apply only to arterial blood. */
  readonly arterial?: true;
}

/**
 * Beyond these limits, a laboratory phones a result through: the Royal College of Pathologists' list (G158, 2017), with
 * the customary limits for blood gases and lactate, which it leaves to the bedside.
 */
const callOuts: readonly CallOut[] = [
  { name: /^sodium\b/, unit: 'mmol/L', low: 120, high: 160 },
  { name: /^potassium\b/, unit: 'mmol/L', low: 2.5, high: 6.5 },
  { name: /^(adjusted |corrected )?calcium\b/, unit: 'mmol/L', low: 1.8, high: 3.5 },
  { name: /^magnesium\b/, unit: 'mmol/L', low: 0.4 },
  { name: /^phosphate\b/, unit: 'mmol/L', low: 0.3 },
  { name: /^bicarbonate\b/, unit: 'mmol/L', low: 10 },
  { name: /^glucose\b/, unit: 'mmol/L', low: 2.5, high: 25 },
  { name: /^urea\b/, unit: 'mmol/L', high: 30 },
  { name: /^h(a)?emoglobin\b/, unit: 'g/L', low: 70 },
  { name: /^platelets?\b/, unit: '10⁹/L', low: 30 },
  { name: /^neutrophils?\b/, unit: '10⁹/L', low: 0.5 },
  { name: /^inr\b/, unit: '', high: 6.5 },
  { name: /^ph\b/, unit: '', low: 7.2, high: 7.6 },
  { name: /^lactate\b(?! dehydrogenase)/, unit: 'mmol/L', high: 4 },
  { name: /^pa?co2\b/, unit: 'kPa', high: 9.3 },
  { name: /^pa?o2\b/, unit: 'kPa', low: 6, arterial: true },
];

const specimen = /^(serum|plasma|venous|arterial|capillary|blood|bedside|fasting|random|repeat(ed)?) /;
const notArterial = /venous|capillary|cord/i;
/** Anything other than a living person's blood has different limits, or none. */
const otherFluid =
  /urin|csf|cerebrospinal|pleural|ascit|peritoneal|synovial|drain|dialys|effluent|stool|f(a)?ec|sweat|control|qc|calibrat|target|peer/i;

/** Where a result lies relative to its reference range; a limit itself is inside it. */
export function markLab(lab: Lab): LabMark | null {
  const direction = directionOf(lab);
  return direction && { direction, severity: isCalledOut(lab, direction) ? 'critical' : 'abnormal' };
}

/** Critical results first, then the other abnormal ones, then the rest; within each as the case lists them. */
export function byUrgency<T extends { readonly lab: Lab }>(rows: readonly T[]): T[] {
  const place = ({ lab }: T) => {
    const mark = markLab(lab);
    return mark === null ? 2 : mark.severity === 'critical' ? 0 : 1;
  };
  return [...rows].sort((a, b) => place(a) - place(b));
}

export function abnormalCount(labs: readonly Lab[]): number {
  return labs.filter((lab) => markLab(lab) !== null).length;
}

/** The reference range as printed in a results table; null if there is none. */
export function rangeText({ low, high }: Measured, write: (figure: number) => string): string | null {
  // A dash before a negative number would read as a second minus.
  if (low !== null && high !== null && low < 0) return `${write(low)} – ${high > 0 ? '+' : ''}${write(high)}`;
  if (low !== null && high !== null) return `${write(low)}–${write(high)}`;
  if (high !== null) return `≤ ${write(high)}`;
  return low !== null ? `≥ ${write(low)}` : null;
}

function directionOf({ value, low, high }: Measured): 'high' | 'low' | null {
  if (high !== null && value > high) return 'high';
  if (low !== null && value < low) return 'low';
  return null;
}

function isCalledOut(lab: Lab, direction: 'high' | 'low'): boolean {
  if (otherFluid.test(lab.name)) return false;
  const name = lab.name.toLowerCase().replaceAll('₂', '2').replace(specimen, '');
  const limits = callOuts.find((entry) => entry.name.test(name));
  if (!limits || (limits.arterial && notArterial.test(lab.name))) return false;
  const measured = [lab, lab.alternative].find((one) => one && sameUnit(one.unit, limits.unit));
  const limit = limits[direction];
  if (!measured || limit === undefined) return false;
  return direction === 'high' ? measured.value >= limit : measured.value <= limit;
}

/** Equivalent units, however written; a unit given for a ratio or a pH counts as none. */
function sameUnit(unit: string, wanted: string): boolean {
  const plain = unit.replace(/\s|\^|[×x](?=10)/g, '').replace('109/L', '10⁹/L');
  if (wanted === '') return /^(1|ratio|units?|pH|INR)?$/i.test(plain);
  return plain === wanted || (wanted === 'mmol/L' && plain === 'mEq/L');
}
