import { learningStyles } from '@rounds/contract/common.rules';
import { chance } from '../items/seed.ts';
import { quietQuarter, studyPlots } from './study-plots.ts';
import type { Cast, LearningStyle, Plot, Subject } from './types.ts';
import { wardPlots } from './ward-plots.ts';

type Person = readonly [name: string, age: number, their: Cast['their']];
type Infant = readonly [name: string, age: string, their: Cast['their']];
const people: readonly Person[] = [
  ['Ms. Rivera', 34, 'her'],
  ['Mr. Chen', 58, 'his'],
  ['Mrs. Haddad', 71, 'her'],
  ['Mr. Novak', 45, 'his'],
  ['Ms. Owusu', 27, 'her'],
  ['Mr. Lindqvist', 63, 'his'],
  ['Mrs. Tanaka', 52, 'her'],
  ['Mr. Silva', 39, 'his'],
];
const colleagues = ['Amina', 'Jonas', 'Leah', 'Mateo', 'Yuki', 'Nadia', 'Emeka', 'Tomás'];

function pick<T>(from: readonly T[], other: T, seed: number, name: string): T {
  return from[Math.floor(chance(seed, name) * from.length)] ?? other;
}

const infants: readonly Infant[] = [
  ['Noah', '4 months', 'his'],
  ['Mia', '7 months', 'her'],
];
const mothers = people.filter(([, age, their]) => their === 'her' && age < 45);
const relativesOf = (whose: Subject['whose'], age: number | string) =>
  whose === 'infant'
    ? ['mother', 'father']
    : // Whoever is young enough to have small children is visited by somebody else.
      Number(age) >= 50
      ? ['daughter', 'son']
      : ['sister', 'brother'];

export function castOf({ topic, whose, problem, procedure }: Subject, plot: Plot, seed: number): Cast {
  const all: readonly (Person | Infant)[] =
    whose === 'infant' ? infants : whose === 'mother' ? mothers : people;
  const [patient, age, their] = pick(all, ['Ms. Rivera', 34, 'her'], seed, `patient of ${plot.title}`);
  const relatives = relativesOf(whose, age);
  return {
    topic,
    reason: problem ?? procedure ?? topic,
    patient,
    age,
    their,
    relative: pick(relatives, 'sister', seed, `relative in ${plot.title}`),
    colleague: pick(colleagues, 'Amina', seed, `colleague in ${plot.title}`),
  };
}

/** One of the plots in which the note's subject comes up by itself; another one for each style while there are enough of them. */
export function plotFor(
  subject: Subject,
  learningStyle: LearningStyle,
  seed: number,
  { withLay = true }: { readonly withLay?: boolean } = {},
): Plot {
  const fitting = [...wardPlots, ...studyPlots]
    .filter(({ fits, isLay }) => fits(subject) && (withLay || isLay === undefined))
    // No infant plays a patient.
    .filter(({ title }) => subject.whose !== 'infant' || title !== 'Skills-lab station')
    .toSorted((one, other) => chance(seed, one.title) - chance(seed, other.title));
  return fitting[learningStyles.indexOf(learningStyle) % fitting.length] ?? quietQuarter;
}
