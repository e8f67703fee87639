import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const stemsOf = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice')
    .map(({ draft }) => draft.stem)
    .filter((stem) => /^Which figure/.test(stem));

describe('how figures are asked for', () => {
  test.each([
    'Labor before 37 weeks is preterm.',
    'Tuberculosis is treated for 6 months.',
    'Alteplase is given within 4.5 hours of the onset of stroke.',
    'Pre-eclampsia without severe features is managed until 37 weeks, when birth is planned.',
  ])('by what the note gives, where another sheet may give another one: %s', (note) => {
    const stems = stemsOf(note);
    expect(stems).toHaveLength(1);
    expect(stems[0]).toMatch(/^Which figure does the note give\?/);
  });

  test('as a statement to complete, where all books agree', () =>
    expect(stemsOf('The human skeleton contains 206 bones.').join(' ')).not.toContain('does the note give'));

  test.each([
    // Within 12 hours of what?
    'Endoscopic band ligation of varices is done within 12 hours.',
    'Insulin moves potassium into the cells within 15 minutes.',
    // Within 12 hours of it, as well.
    'Neonatal jaundice within 24 hours of birth is pathological.',
    'In asthma the symptoms improve within 20 minutes of salbutamol.',
  ])('not at all, where other figures are as true: %s', (note) => expect(stemsOf(note)).toEqual([]));
});
