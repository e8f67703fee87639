import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { flawsOf } from './judge.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const note = `# The way of food

The stomach is behind the liver. The duodenum, the jejunum, and the ileum follow one another. The cecum is short. The stomach churns.
The jejunum has tall folds. The ileum has many lymph nodules. The duodenum has the ampulla. The cecum has the appendix.
The stomach has rugae.
`;

function choicesOf(sentence: string) {
  const workshop = workshopOf(analyzeNote(`${note}\n${sentence}\n`));
  return draftsFor(workshop, 'mixed')
    .filter(({ draft }) => draft.kind === 'multiple_choice' && draft.source === sentence)
    .map(({ draft }) => draft);
}

test.each([
  [
    'The stomach releases gastric juice onto swallowed food.',
    'Which of these releases gastric juice onto swallowed food?',
  ],
  [
    'Intrinsic factor secreted in the stomach binds to vitamin B12.',
    'Which term completes this statement? “Intrinsic factor secreted in the _____ binds to vitamin B12.”',
  ],
  [
    'Peristalsis also forces watery chyme from the ileum toward the rectum.',
    'Which term completes this statement? “Peristalsis forces watery chyme from the _____ toward the rectum.”',
  ],
])('%j asks for what takes part', (sentence, stem) => {
  const draft = choicesOf(sentence).find((each) => each.stem === stem);
  expect(draft?.distractors).toHaveLength(3);
  expect(draft && flawsOf(draft, analyzeNote(`${note}\n${sentence}`).index)).toEqual([]);
});

test.each([
  ['what may be so elsewhere', 'Watery chyme may return from the ileum to swallowed food.'],
  ['what is one of several', 'Hydrochloric acid damages the mucous lining of organs such as the stomach.'],
  ['where the name is torn', 'Food residue rests for hours within the distal ileum.'],
  ['where neighbors lie as well', 'The ileum lies inferior to the transverse mesentery.'],
  ['what lies beside something', 'The bile duct opens on a papilla close to the stomach.'],
  ['what has no name beside it', 'The movements of the stomach are restricted by strong ligaments.'],
  ['what is told of a moment', 'Hydrogen ions enter the blood when bicarbonate is secreted by the stomach.'],
  ['what holds both ways', 'The ileum joins another muscular tube near the pelvic brim.'],
])('nothing is asked of %s', (_, sentence) => expect(choicesOf(sentence)).toEqual([]));

test('what the note is mostly about is not always the answer', () => {
  const index = analyzeNote(`${note}\nThe stomach releases gastric juice onto swallowed food.`).index;
  const [draft] = choicesOf('The ileum absorbs bile salts and releases cobalamin carriers.');
  const often = (name: string | null) => index.byKey.get(name ?? '')?.frequency ?? 0;
  expect(Math.max(...(draft?.distractors ?? []).map(({ term }) => often(term)))).toBeGreaterThanOrEqual(
    often(draft?.answer.term ?? null),
  );
});

test.each([
  ['The pancreatic vein drains the pancreas and the splenic flexure.', 'pancreatic'],
  ['Beta blockers slow the conduction through the nodal tissue.', 'Beta'],
])('a name that says what is asked, and a drug, are not asked for: %j', (sentence, word) =>
  expect(choicesOf(sentence).filter(({ answer }) => answer.text.includes(word))).toEqual([]),
);
