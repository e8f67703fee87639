import { checkLab, unknownLabs } from '@rounds/clinical-text/gate/labs';
import type { Lab } from '@rounds/contract/learning/scenarios';
import { describe, expect, it } from 'vitest';
import { findReferences, referencePanels, type ReferenceRange } from './reference-ranges.ts';

const all: readonly ReferenceRange[] = Object.values(referencePanels).flat();

/** As a results row at the limit, which the clinical gate can judge. */
function asLab({ name, conventional, ...limits }: ReferenceRange): Lab {
  const at = limits.high === null ? 'low' : 'high';
  const other = conventional && { ...conventional, unit: conventional.unit.replace(' (BUN)', '') };
  return {
    ...limits,
    name,
    value: limits[at] ?? 0,
    ...(other && { alternative: { ...other, value: other[at] ?? 0 } }),
  };
}

describe('the reference', () => {
  it.each(all.map((range) => [range.name, asLab(range)] as const))(
    '%s is as laboratories print it',
    (_, lab) => {
      expect(checkLab(lab, 'lab')).toEqual([]);
    },
  );

  it('has no test that the lexicon does not know', () => {
    expect(unknownLabs(all.map(asLab))).toEqual([]);
  });

  it('finds a test by its abbreviation', () => {
    expect(findReferences('chemistry', 'hco3').map(({ name }) => name)).toEqual(['Bicarbonate']);
    expect(findReferences('chemistry', ' ')).toHaveLength(referencePanels.chemistry.length);
    expect(findReferences('gases', 'sodium')).toEqual([]);
  });

  it('separates women’s limits from men’s where one range would hide anemia or failing kidneys', () => {
    expect(findReferences('blood', 'hb').map(({ low }) => low)).toEqual([120, 130]);
    expect(findReferences('chemistry', 'creatinine').map(({ high }) => high)).toEqual([84, 105]);
  });
});
