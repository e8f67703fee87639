import type { Vitals } from '@rounds/contract/learning/scenarios';
import type { AgeGroup } from '../lexicon/types.ts';
import { vitalById } from '../lexicon/vitals.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

/** Vital signs against what a person of one of the ages in the case can show. */
export function checkVitals(vitals: Vitals, ages: ReadonlySet<AgeGroup>, where: string): readonly Flaw[] {
  const { bloodPressure, consciousness: _, ...rest } = vitals;
  const readings = Object.entries({ ...rest, ...bloodPressure });
  const found = readings.flatMap(([id, value]) => {
    if (typeof value !== 'number') return [];
    const { name, unit, plausible } = vitalById(id);
    const isPossible = [...ages].some((age) => value >= plausible[age][0] && value <= plausible[age][1]);
    return isPossible
      ? []
      : [flaw('implausible-value', `${where}.${id}`, `${name} of ${value} ${unit} can't be at this age.`)];
  });
  if (bloodPressure && bloodPressure.diastolic >= bloodPressure.systolic && bloodPressure.systolic > 0) {
    const { systolic, diastolic } = bloodPressure;
    found.push(
      flaw(
        'pressure-inverted',
        `${where}.bloodPressure`,
        `A pressure of ${systolic}/${diastolic} mmHg stands on its head.`,
      ),
    );
  }
  return found;
}
