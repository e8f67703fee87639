/**
 * A bound of a reference range as laboratories print it: anything from the first to the second number is accepted,
 * because methods and populations differ. `null`: the range is open on that side.
 */
export type Bound = readonly [number, number] | null;

/** One reference range, in the entry's own unit; `who` names a group or purpose, absent for adults in general. */
export interface Band {
  readonly who?: string;
  readonly low: Bound;
  readonly high: Bound;
}

/** How to get from the entry's unit to one of another kind: `value * factor + offset`, in `unit`. */
export interface Bridge {
  readonly unit: string;
  readonly factor: number;
  readonly offset?: number;
}

export interface LabEntry {
  readonly id: string;
  /** The preferred name first, then synonyms and abbreviations, without specimen words such as "serum". */
  readonly names: readonly string[];
  /** The unit of every number in this entry; units of the same kind (mg/L and ng/mL) need no bridge. */
  readonly unit: string;
  readonly bridges?: readonly Bridge[];
  /** What a living person's sample, correctly measured, can show. */
  readonly plausible: readonly [number, number];
  readonly bands: readonly Band[];
}

export const ageGroups = ['neonate', 'infant', 'child', 'adult'] as const;
export type AgeGroup = (typeof ageGroups)[number];

export interface VitalEntry {
  readonly id: string;
  readonly name: string;
  readonly synonyms: readonly string[];
  readonly unit: string;
  /** What a monitor can truthfully show for a person of that age, arrest included. */
  readonly plausible: Readonly<Record<AgeGroup, readonly [number, number]>>;
  /** At rest and well. */
  readonly reference: Readonly<Record<AgeGroup, readonly [number, number]>>;
}
