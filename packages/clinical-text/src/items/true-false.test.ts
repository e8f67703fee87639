import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { hormonesNote } from '../testing/sample-notes.ts';
import { draftsFor, workshopOf, writeTest } from './write-test.ts';

const stemsFrom = (sentence: string, key: 'True' | 'False') =>
  draftsFor(workshopOf(analyzeNote(`${hormonesNote}\n${sentence}`)), 'true_false')
    .filter(({ draft }) => draft.answer.text === key && draft.source === sentence)
    .map(({ draft }) => draft.stem.replace('True or false? ', ''));

test.each([
  [
    'a list stays with its count',
    'Digestion in the small bowel relies on three accessory organs: the liver, the pancreas, and the gallbladder.',
    'Digestion in the small bowel relies on three accessory organs: the liver, the pancreas, and the gallbladder.',
  ],
  [
    'of two claims the first is asked',
    'The cortisol of the adrenal gland suppresses inflammation in stress, and the kidney filters the plasma.',
    'The cortisol of the adrenal gland suppresses inflammation in stress.',
  ],
  [
    'from what other neurons is plain',
    'The dendrites of the adrenal medulla receive signals from other neurons.',
    'The dendrites of the adrenal medulla receive signals from other neurons.',
  ],
])('%s', (_, sentence, stem) => expect(stemsFrom(sentence, 'True')).toContain(stem));

test.each([
  ['it is said of all', 'Any bacteria that reach the thyroid are carried to a regional lymph node.'],
  ['it leaves no exception', 'Scans of the thyroid gland can only show static images of the follicles.'],
  ['it leaves no second one', 'The only glands with follicles of colloid are the lobes of the thyroid.'],
  [
    'other than what, it does not say',
    'The thyroid gland of an adult responds to other stimuli, such as cold and iodine.',
  ],
  ['it is nothing to learn', 'Inflammation is something everyone has experienced.'],
  ['it leans on what came before', 'The bonded hormones are of one kind in the plasma of the adult.'],
])('nothing is said to be true where %s', (_, sentence) => expect(stemsFrom(sentence, 'True')).toEqual([]));

test.each([
  ['how many there are, books count otherwise', 'The anterior pituitary produces seven hormones.'],
  [
    'of what a thing does, its neighbors do much',
    'Delta cells produce somatostatin in the islets of an adult.',
  ],
  ['a figure is reached at times', 'With insulin the glucose may fall by 5 mmol/L within the hour.'],
  ['too little is said', 'Cartilage does not become bone.'],
  [
    'only the whole of it is denied',
    'The bony ribs do not extend anteriorly completely around to the sternum.',
  ],
])('nothing is turned false where %s', (_, sentence) => expect(stemsFrom(sentence, 'False')).toEqual([]));

test('of a short test not all statements are true, where its note gives one that is false', () => {
  const note = `Insulin is a peptide hormone that lowers the blood glucose after a meal. Glucagon comes from the alpha cells of the
pancreas. Aldosterone acts on the distal tubule of the kidney. Cortisol comes from the cortex of the adrenal gland. Calcitonin comes
from the thyroid gland in the neck.`;
  const { items } = writeTest(analyzeNote(note), { type: 'mixed', count: 5 });
  const statements = items.filter(({ kind }) => kind === 'true_false');
  expect(items).toHaveLength(5);
  expect(statements.filter(({ options, key }) => options[Number(key)] === 'False')).toHaveLength(1);
});
