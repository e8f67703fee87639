import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const note = `# Bone

The shaft of a long bone is called the diaphysis. The rounded end of a long bone is called the epiphysis.
The outer surface of the bone is covered with a fibrous membrane called the periosteum.
The cavity of the shaft has a delicate membranous lining called the endosteum.
`;
const drafts = draftsFor(workshopOf(analyzeNote(note)), 'mixed').map(({ draft }) => draft);

test('a name that the sentence gives is asked for among others', () =>
  expect(
    drafts.find(({ stem }) => stem.includes('a delicate membranous lining called the _____'))?.answer.text,
  ).toBe('endosteum'));

test('a thing is called by the name of another one, which is false', () =>
  expect(drafts.filter(({ answer }) => answer.text === 'False').map(({ stem }) => stem)).toContainEqual(
    expect.stringMatching(/called the (?:diaphysis|epiphysis|periosteum|endosteum)/),
  ));

test('a name that stands within a sentence is asked for by what has it', () => {
  const told = 'From there it enters small spaces and forms a slippery fluid lubricant called synovia.';
  const { index, facts } = analyzeNote(`${note}\nSynovia moistens a joint.\n${told}`);
  expect(index.byKey.has('synovia')).toBe(true);
  expect(facts.find(({ object }) => object === 'A slippery fluid lubricant')).toMatchObject({
    subject: 'synovia',
    relation: 'called',
    statement: '',
  });
});
