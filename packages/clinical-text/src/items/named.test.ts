import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { hormonesNote } from '../testing/sample-notes.ts';
import { isNamed } from './named.ts';
import { workshopOf } from './write-test.ts';

const vessels = `# Arteries

An artery has three layers: the tunica intima, the tunica media, and the tunica externa. The tunica media holds smooth muscle.

# Arterioles

An arteriole is a very small artery that leads to a capillary. The tunica media is one layer thick in most of them.
`;

const isNamedIn = (note: string, claim: string) => {
  const workshop = workshopOf(analyzeNote(`${note}\n${claim}.`));
  const fact = workshop.facts.find(({ statement }) => statement === claim) ?? workshop.facts.at(-1);
  return fact !== undefined && isNamed(workshop, fact, claim);
};

test.each([
  'The solute particles consist of clumps that make the liquid opaque',
  'Millions more may be blocked by thick mucus on the way',
  'Each chain carries one iron atom to the cell',
  'If the muscle shortens, the angle of the elbow decreases',
  'The two regions meet in the middle of the gland',
  '(It is easier for potassium to lose an electron)',
  'The organs involved in the regulation are the parathyroid glands',
  'As the cartilage grows, capillaries penetrate it',
  'The fundus is the widest portion and tapers medially into the body',
  'The motor output extends to smooth and cardiac muscle',
  'Processing in the midline regions targets movements of the trunk',
  'The mucosa’s lamina propria contains glands that secrete mucus',
])('what is spoken of stands elsewhere: %s', (claim) => expect(isNamedIn(hormonesNote, claim)).toBe(false));

test.each([
  'The adrenal medulla produces epinephrine in stress',
  'The heart’s left ventricle pumps the blood into the aorta',
  'The particles of a colloid are large enough to scatter light',
  'The C1 vertebra carries the weight of the skull',
  'The deltoid muscle raises the arm away from the body',
  'Each muscle fiber is innervated by one motor neuron',
  'As the spinal cord develops, the wall of the neural tube gives rise to neurons',
  'The fundus of the stomach lies below the diaphragm',
  'Each human cell holds the DNA of both parents',
  'When an atom gives away an electron, the atom becomes an ion',
])('a claim names what it is about: %s', (claim) => expect(isNamedIn(hormonesNote, claim)).toBe(true));

test('whose part it is may be left to the paragraph', () => {
  const workshop = workshopOf(analyzeNote(vessels));
  const verdict = (start: string) => {
    const fact = workshop.facts.find(({ statement }) => statement.startsWith(start));
    return fact && isNamed(workshop, fact, fact.statement);
  };
  expect(verdict('The tunica media holds')).toBe(true);
  expect(verdict('The tunica media is one')).toBe(false);
});

test('what something else was said to have is its own', () => {
  const note = `# Neurons

Unipolar cells have an axon that leaves the body of the cell. The axon projects past the ganglion into the spinal cord.

The axon carries an impulse to the next cell of the chain.
`;
  const workshop = workshopOf(analyzeNote(note));
  const verdict = (start: string) => {
    const fact = workshop.facts.find(({ statement }) => statement.startsWith(start));
    return fact && isNamed(workshop, fact, fact.statement);
  };
  expect(verdict('The axon projects')).toBe(false);
  expect(verdict('The axon carries')).toBe(true);
});
