import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { complaints } from '../testing/complaints.ts';
import { hormonesNote, hyperkalemiaNote } from '../testing/sample-notes.ts';
import { writeTest } from './write-test.ts';
import type { TestType } from './write-test.ts';

const types: readonly TestType[] = ['multiple_choice', 'true_false', 'mixed', 'scenario'];

describe('hostile text', () => {
  const word = 'supercalifragilistic';
  test.each([
    ['empty', ''],
    ['blank', ' \n\t\n '],
    ['no letters', '12 34 … !!! ???'],
    ['a megabyte without punctuation', `${word} `.repeat(50_000)],
    ['a megabyte in one word', 'a'.repeat(1_000_000)],
    ['right to left', 'القلب عضلة تضخ الدم إلى الجسم. يتكون من أربع حجرات. '.repeat(200)],
    ['emoji', '👩‍⚕️🫀💉 '.repeat(5000)],
    ['brackets', '(('.repeat(20_000)],
    ['asterisks', '**'.repeat(20_000)],
    ['pipes', '| '.repeat(20_000)],
    ['hashes', `${'#'.repeat(5000)}\n`.repeat(20)],
    ['code', '```\nfor (const a of b) { c(a); }\n```\n'.repeat(500)],
    ['lists', '- \n'.repeat(20_000)],
    ['steps', '1. Do it\n'.repeat(5000)],
    ['commas', 'a, '.repeat(50_000)],
    ['quotes', '“'.repeat(50_000)],
    ['colons', 'Term: '.repeat(20_000)],
    [
      'one sentence again and again',
      'Insulin is a peptide hormone that lowers the blood glucose. '.repeat(3000),
    ],
    ['questions', 'Is insulin a hormone? '.repeat(2000)],
    ['null characters', '\0'.repeat(10_000)],
    ['lone surrogates', '\ud800 \udfff '.repeat(5000)],
  ])('%s gives few items or none, within the time of a test', { timeout: 8000 }, (_, text) => {
    const written = writeTest(analyzeNote(text), { type: 'mixed', count: 20 });
    expect(written.items.length).toBeLessThanOrEqual(1);
  });

  test('a term is asked for on one line, whatever stands between its words', () => {
    const note = `Parathyroid  hormone is a hormone that raises the calcium in the circulating blood.
Growth hormone is a hormone that lengthens the bones of a child. Luteinizing hormone is a hormone that triggers ovulation.
Antidiuretic hormone is a hormone that saves water in the kidney.`;
    const written = writeTest(analyzeNote(note), { type: 'multiple_choice', count: 5 });
    expect(written.items.map(({ options, key }) => options[Number(key)])).toContain('parathyroid hormone');
    expect(complaints(note, written)).toEqual([]);
  });

  test('holds for any mixture: items are sound', () => {
    const sentences = `${hormonesNote} ${hyperkalemiaNote}`.split(/(?<=[.\n])\s/);
    const piece = fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...sentences) },
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n\n', '# ', '- ', '| ', '**', '(', '“'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.constantFrom(...types), (pieces, type) => {
        const note = pieces.join(' ');
        expect(complaints(note, writeTest(analyzeNote(note), { type, count: 10 }))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});
