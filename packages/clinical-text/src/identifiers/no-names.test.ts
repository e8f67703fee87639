import { expect, test } from 'vitest';
import { canBeName, type Evidence } from './no-names.ts';

const evidence: readonly Evidence[] = ['told', 'kin', 'aside', 'placed', 'near'];

test.each<readonly [string, readonly Evidence[]]>([
  ['Carlos Ruiz', evidence],
  ["O'Brien Fielding", evidence],
  ['Grace Whitfield', evidence],
  ['George Small', evidence],
  ['Faisal Al-Sayed', evidence],
  // Words, each of which somebody is called.
  ['Grace Hill', ['told', 'kin', 'aside', 'placed']],
  // What somebody may be called, and more often something else is.
  ['Cardinal Mercy', ['told', 'kin', 'aside']],
  ['Royal Oak', ['told', 'kin', 'aside']],
  ['April August', ['told', 'kin', 'aside', 'placed']],
  ['Bristol Rivers', ['told', 'kin', 'aside']],
  // Those after whom something is called.
  ['Parkinson', ['told', 'aside']],
  ['Ehlers Danlos', ['told', 'aside']],
  ['Wilson', ['told', 'aside', 'placed', 'near']],
  ['Karen Wilson', evidence],
  ['Addison Bell', evidence],
  ['Jackson Pratt', ['told', 'kin', 'aside']],
  ['JACKSON PRATT', ['told', 'kin', 'aside']],
  // Peoples.
  ['White English', ['told', 'kin', 'placed', 'near']],
  ['Christian Jones', evidence],
  // What nobody is called.
  ['Vital Signs', []],
  ['Metoprolol Tartrate', []],
  ['Co-Amoxiclav', []],
  ['Nephritis', []],
  ['African American', []],
  ['Afro-Caribbean', []],
  ["Jehovah's Witness", []],
  ['Stroke Unit', []],
  ['NOVEMBER', []],
  ['Stable.', ['told', 'kin', 'aside']],
])('%s is a name if it is %j', (name, as) =>
  expect(evidence.filter((one) => canBeName(name.split(' '), one))).toEqual(as),
);
