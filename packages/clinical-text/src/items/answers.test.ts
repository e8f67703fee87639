import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { segmentsOf } from '../notes/segments.ts';
import { writeScenario } from '../scenario.ts';
import { asAnswer } from './answers.ts';
import { writeTest, workshopOf } from './write-test.ts';
import type { DraftItem } from './types.ts';

const note = `# Stroke

**Q: What has to happen before thrombolysis?**
A: BP must be below 185/110. Two IV lines.

Q: No thrombolysis – what BP?
A: Permissive hypertension up to 220/120 is allowed for the first 24-48 h.

**Summary:** time is brain: neurons are lost with each minute.
`;

test('questions are headings, and answers begin after their letter', () =>
  expect(segmentsOf(note).map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    'heading: Stroke',
    'heading: What has to happen before thrombolysis?',
    'sentence: BP must be below 185/110.',
    'sentence: Two IV lines.',
    'heading: No thrombolysis – what BP?',
    'sentence: Permissive hypertension up to 220/120 is allowed for the first 24-48 h.',
    'sentence: **Summary:** time is brain: neurons are lost with each minute.',
  ]));

const workshop = workshopOf(analyzeNote(note));
const fact = workshop.facts.find(({ statement }) => statement.startsWith('BP must'));

test.each([
  [
    'True or false? BP must be below 185/110.',
    'True or false? Asked “What has to happen before thrombolysis?”, the note says: “BP must be below 185/110.”',
  ],
  [
    'True or false? The note says of “BP”: “below 185/110”.',
    'True or false? Asked “What has to happen before thrombolysis?”, the note says of “BP”: “below 185/110”.',
  ],
  [
    'Which figure completes this statement? “BP must be below _____.”',
    'Which figure completes the note’s answer to “What has to happen before thrombolysis?” “BP must be below _____.”',
  ],
  ['What must be below 185/110?', undefined],
])('“%s” is asked as “%s”', (stem, asked) => {
  if (!fact) throw new Error('No such fact.');
  const answer = { text: 'True', rationale: '', term: null };
  const draft = {
    kind: 'true_false',
    stem,
    answer,
    distractors: [],
    source: '',
    fact,
  } as unknown as DraftItem;
  expect(asAnswer(workshop, draft)[0]?.stem).toBe(asked);
});

test('no answer is said without its question', () => {
  const analysis = analyzeNote(note);
  const { items } = writeTest(analysis, { type: 'mixed', count: 10 });
  for (const { stem } of items) {
    if (/185|220|24-48/.test(stem)) expect(stem).toMatch(/Asked “|answer to “/);
    expect(stem).not.toMatch(/A:|Q:|Summary/);
  }
  const { dialogue } = writeScenario(analysis, { learningStyle: 'auditory', title: 'Stroke' });
  for (const { text } of dialogue) expect(text).not.toMatch(/185|220/);
});
