import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { isProcedure } from './next-step.ts';
import { writeTest } from './write-test.ts';

const note = `# Dressing change

1. Wash your hands
2. Remove the old dressing
3. Clean the wound with saline
4. Measure the wound
5. Apply the new dressing
6. Document the change
`;

describe('the next step', () => {
  test('is asked for where most steps are instructions, whatever each begins with', () => {
    expect(isProcedure(['Measure lactate', 'Take blood cultures', 'Give antibiotics'])).toBe(true);
    expect(isProcedure(['prophase', 'metaphase', 'anaphase', 'telophase'])).toBe(false);
    expect(isProcedure(['Open fracture', 'Repair', 'Callus', 'Remodelling'])).toBe(false);
  });

  test('is asked for more than once in a case, and no question names what another one asks for', () => {
    const { items } = writeTest(analyzeNote(note), { type: 'scenario', count: 5 });
    const steps = items.filter(({ stem }) => stem.includes('next step'));
    expect(steps.length).toBeGreaterThan(1);
    for (const one of steps)
      for (const other of steps)
        if (one !== other && one.kind !== 'ordering')
          expect(other.stem).not.toContain(one.options[one.key] ?? '?');
  });

  test('is asked for once in a test', () => {
    const { items } = writeTest(analyzeNote(note), { type: 'multiple_choice', count: 5 });
    expect(items.filter(({ stem }) => stem.includes('next step'))).toHaveLength(1);
  });
});
