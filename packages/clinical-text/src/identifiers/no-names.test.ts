import { expect, test } from 'vitest';
import { canBeName, type Evidence } from './no-names.ts';

const evidence: readonly Evidence[] = ['told', 'kin', 'placed', 'near'];

test.each<readonly [string, readonly Evidence[]]>([
  ['Carlos Ruiz', evidence],
  ["O'Brien Fielding", evidence],
  ['Grace Whitfield', evidence],
  ['George Small', evidence],
  ['Faisal Al-Sayed', evidence],
  // Words, each of which somebody is called.
  ['Grace Hill', ['told', 'kin', 'placed']],
  // What somebody may be called, and more often something else is.
  ['Cardinal Mercy', ['told', 'kin']],
  ['Royal Oak', ['told', 'kin']],
  ['April August', ['told', 'kin', 'placed']],
  ['Bristol Rivers', ['told', 'kin']],
  // Those after whom something is called.
  ['Parkinson', ['told']],
  ['Ehlers Danlos', ['told']],
  ['Wilson', ['told', 'placed', 'near']],
  ['Karen Wilson', evidence],
  ['Jackson Pratt', ['told', 'kin']],
  ['JACKSON PRATT', ['told', 'kin']],
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
  ['Stable.', ['told', 'kin']],
])('%s is a name if it is %j', (name, as) =>
  expect(evidence.filter((one) => canBeName(name.split(' '), one))).toEqual(as),
);
