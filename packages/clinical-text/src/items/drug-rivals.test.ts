import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { termByKey, keyOfText } from '../lexicon/terms.ts';
import { drugKinds } from '../testing/drug-kinds.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const lines = drugKinds.filter(({ names }) => names.length > 1);

const others = [
  ['Digoxin', 'inotropic agent that strengthens the beat of a failing heart'],
  ['Omeprazole', 'tablet that lowers the acid of the stomach before meals'],
  ['Haloperidol', 'calming agent that quiets voices in acute psychosis'],
  ['Salbutamol', 'inhaled agent that opens the airways during wheezing'],
  ['Levothyroxine', 'tablet that replaces what a failing thyroid gland lacks'],
];
const article = (name: string) => (/^[aeiou]/i.test(name) ? 'an' : 'a');
const upper = (name: string) => `${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`;

function choicesAbout({ kind, names }: (typeof lines)[number]) {
  const [one = '', other = '', third = other] = names;
  const note = [
    '# Medicines',
    '',
    `${upper(one)} is ${article(kind)} ${kind} that relieves swelling of the ankles in older adults.`,
    `${upper(other)} is taken with food and causes headache in the first days.`,
    `${upper(third)} causes dizziness and stays in the body for hours.`,
    ...others
      .filter(([name = '']) => termByKey(keyOfText(name))?.kind !== kind)
      .map(([name = '', told = '']) => `${name} is ${article(told)} ${told}.`),
  ].join('\n');
  return draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice').filter(
    ({ draft: { stem } }) => stem.includes(`${article(kind)} ${kind}`) && stem.startsWith('Which of these'),
  );
}

test.each(lines)('only one of the options is of the class $kind', (line) => {
  for (const { draft } of choicesAbout(line))
    expect(draft.distractors.filter(({ text }) => termByKey(keyOfText(text))?.kind === line.kind)).toEqual(
      [],
    );
});

test('nearly every class is asked about', () =>
  // Not where the name of the class stands in the medicine's, as in "atorvastatin", nor what relieves pain among medicines that don't.
  expect(lines.filter((line) => choicesAbout(line).length === 0).map(({ kind }) => kind)).toEqual([
    'thiazide diuretic',
    'statin',
    'opioid',
    'non-opioid analgesic',
    'insulin preparation',
    'fluid for infusion',
    'blood product',
  ]));
