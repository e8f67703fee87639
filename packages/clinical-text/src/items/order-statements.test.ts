import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote } from '../testing/sample-notes.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const saidOf = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'true_false')
    .filter(({ draft }) => draft.fact.type === 'sequence')
    .map(({ draft, flaws }) => ({ ...draft, flaws }));

test('of the steps of a note, one is said to follow what it does not follow', () => {
  const [draft, ...more] = saidOf(heartFailureNote);
  expect(more).toEqual([]);
  expect(draft).toMatchObject({ answer: { text: 'False' }, flaws: [] });
  const [wrong = '', done = ''] = (draft?.stem ?? '').split(/[“”]/).filter((_, at) => at % 2 === 1);
  const members: readonly string[] = draft?.fact.members ?? [];
  expect(members).toContain(wrong);
  expect(members.indexOf(wrong)).not.toBe(members.indexOf(done) + 1);
  expect(draft?.answer.rationale).toMatch(/^It is “.*”, not “.*”\. The note says: “/);
});

test('three steps are too few', () => {
  const note =
    '# A sling\n\n1. Fold the cloth in two\n2. Support the arm of the patient\n3. Tie the ends at the neck';
  expect(saidOf(note)).toEqual([]);
});
