import type { Lab } from '@rounds/contract/learning/scenarios';
import { convertLab, findLabs } from '../lexicon/labs.ts';
import { flaw } from './flaws.ts';
import type { Flaw } from './types.ts';

/** One value of a set of results that were taken together, in the unit asked for; null unless there is exactly one. */
function only(labs: readonly Lab[], id: string, unit: string): number | null {
  const found = labs.flatMap((lab) => {
    const entry = findLabs(lab.name).find((each) => each.id === id);
    return entry ? convertLab(entry, lab.value, lab.unit, unit) : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * Henderson and Hasselbalch, and the anion gap, within one set of results: pH within 0.06 of what the other two give,
 * a stated gap within 3 mmol/L of sodium less chloride and bicarbonate (with or without potassium).
 */
export function checkConsistency(labs: readonly Lab[], where: string): readonly Flaw[] {
  const found: Flaw[] = [];
  const [ph, pco2, bicarbonate] = [
    only(labs, 'ph', 'pH'),
    only(labs, 'pco2', 'mmHg'),
    only(labs, 'bicarbonate', 'mmol/L'),
  ];
  if (ph !== null && pco2 !== null && bicarbonate !== null && bicarbonate > 0) {
    const expected = 6.1 + Math.log10(bicarbonate / (0.0307 * pco2));
    if (Math.abs(expected - ph) > 0.06) {
      found.push(
        flaw('gas-disagrees', where, `pCO2 and bicarbonate give a pH of ${expected.toFixed(2)}, not ${ph}.`),
      );
    }
  }
  const [sodium, chloride, gap] = [
    only(labs, 'sodium', 'mmol/L'),
    only(labs, 'chloride', 'mmol/L'),
    only(labs, 'anion-gap', 'mmol/L'),
  ];
  if (sodium !== null && chloride !== null && bicarbonate !== null && gap !== null) {
    const plain = sodium - chloride - bicarbonate;
    const potassium = only(labs, 'potassium', 'mmol/L');
    const isNear = (expected: number) => Math.abs(expected - gap) <= 3;
    if (!isNear(plain) && !(potassium !== null && isNear(plain + potassium))) {
      found.push(
        flaw(
          'gas-disagrees',
          where,
          `Sodium, chloride and bicarbonate leave an anion gap of ${plain}, not ${gap}.`,
        ),
      );
    }
  }
  return found;
}
