import type { Lab } from '@rounds/contract/learning/scenarios';

type Measured = Pick<Lab, 'value' | 'low' | 'high'>;

/** Where a result lies against its reference range; a limit itself is inside it. */
export function markLab({ value, low, high }: Measured): 'high' | 'low' | null {
  if (high !== null && value > high) return 'high';
  if (low !== null && value < low) return 'low';
  return null;
}

/** The reference range as a results table prints it; null when there is none. */
export function rangeText({ low, high }: Measured): string | null {
  if (low !== null && high !== null) return `${low}–${high}`;
  if (high !== null) return `≤ ${high}`;
  return low !== null ? `≥ ${low}` : null;
}
