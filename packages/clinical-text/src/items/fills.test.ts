import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote, hyperkalemiaNote } from '../testing/sample-notes.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const falseOnes = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'true_false')
    .filter(({ draft, flaws }) => draft.answer.text === 'False' && flaws.length === 0)
    .map(({ draft }) => ({
      stem: draft.stem.replace('True or false? ', ''),
      rationale: draft.answer.rationale,
    }));
const stems = (note: string) => falseOnes(note).map(({ stem }) => stem);

test.each([
  ['Furosemide is an ACE inhibitor that lowers blood pressure.', heartFailureNote],
  ['The ejection fraction is the resistance that the ventricle has to overcome.', heartFailureNote],
  ['Spironolactone is a loop diuretic that increases potassium loss in the urine.', hyperkalemiaNote],
])('what one thing is, said of another of its sort: %s', (stem, note) => expect(stems(note)).toContain(stem));

test('the reason names both, and the words of the note', () =>
  expect(falseOnes(heartFailureNote).find(({ stem }) => stem.startsWith('Furosemide'))?.rationale).toBe(
    'It is “a loop diuretic that removes fluid”, not “an ACE inhibitor that lowers blood pressure”. The note says: “Furosemide is a loop diuretic that removes fluid.”',
  ));

const cells = `A satellite cell is found in the ganglia of the body. A bipolar cell is found in the retina. A unipolar cell is found in
insects. The ependymal cell is a glial cell that filters the blood to make cerebrospinal fluid in the ventricles. Satellite cells,
ependymal cells, and Schwann cells are glial cells.`;

test('a wrong option in the place of the right one, with its article and in its number', () => {
  for (const stem of stems(cells).filter((each) => each.includes('filters the blood')))
    expect(stem).toMatch(/^(?:The|An?) (?!ependymal)[\p{L} ]+ is a glial cell that filters the blood/u);
});

test.each([
  [
    'a system may be part of another',
    `The lymphatic system is the system of vessels that carries fluid to the blood. The immune system is the collection of cells that
fights the germs of the outer world. The circulatory system is the system of tubes that carries blood to the tissues.`,
    /system is the (?:system|collection)/,
  ],
  [
    'letters may stand for a thing of the same name',
    `Blood hydrostatic pressure is the force exerted by the blood on the walls of its vessels. CHP is the force that drives fluid out of
the capillaries. CHP is high. CHP falls.`,
    /^CHP is the force exerted|pressure is the force that drives/,
  ],
  [
    'one science holds another',
    `Human anatomy is the scientific study of the structures of the body. Systemic anatomy is the study of the structures that make up a
single system of the body. Physiology is the study of the functions of the body and of its parts.`,
    /anatomy is the (?:scientific )?study|Physiology is/,
  ],
])('nothing is exchanged where %s', (_, note, form) =>
  expect(stems(note).filter((stem) => form.test(stem))).toEqual([]),
);
