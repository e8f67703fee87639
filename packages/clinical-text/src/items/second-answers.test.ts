import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf } from './write-test.ts';
import type { DraftItem, TestType } from './types.ts';

const note = `# Ward notes

## Reactions
| Reaction | Onset | Check |
|---|---|---|
| Hemolytic | first 15 min | Watch for hyperkalemia |
| Febrile | 30 min - 6h | Take the temperature |
| Anaphylaxis | seconds-mins | Airway and wheeze |
| Lung injury | within 6h | Chest X-ray |
| Overload | within 6-12h | Daily weight |
| Septic | mins-hrs | Monitor potassium; send cultures |
| Delayed | 3-14 d | Jaundice |

## Head
- caput succedaneum: edema that crosses the sutures
- cephalohematoma: blood, does not cross sutures
- anterior fontanelle: diamond, closes at 12-18 months
- posterior fontanelle: triangle, closes at 2-3 months
- bulging = raised pressure in the skull, sunken = dehydration of the child
`;
const drafted = (type: TestType): readonly DraftItem[] =>
  draftsFor(workshopOf(analyzeNote(note)), type)
    .filter(({ flaws }) => flaws.length === 0)
    .map(({ draft }) => draft);
const choices = drafted('multiple_choice');
const offered = choices.map(({ stem, answer, distractors }) => ({
  stem,
  options: [answer, ...distractors].map(({ text }) => text),
}));

describe('no second right answer', () => {
  test('of a line that says something of two things only the first is asked', () => {
    expect(offered.length).toBeGreaterThan(0);
    for (const { stem } of offered) expect(stem).not.toContain('sunken');
  });

  test('times that overlap are no alternatives', () => {
    for (const { stem, options } of offered) {
      expect(stem).not.toContain('within 6h');
      expect(options.includes('within 6h') && options.includes('mins-hrs')).toBe(false);
    }
    for (const { stem, answer } of drafted('true_false'))
      if (/onset of (?:the )?febrile/i.test(stem) && answer.text === 'False')
        expect(stem).not.toMatch(/mins-hrs|within/);
  });

  test('what speaks of one laboratory value is no alternative', () => {
    const ofOne = offered.filter(
      ({ options }) =>
        options[0] === 'Watch for hyperkalemia' && options.includes('Monitor potassium; send cultures'),
    );
    expect(ofOne).toEqual([]);
  });
});
