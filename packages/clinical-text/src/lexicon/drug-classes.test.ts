import { expect, test } from 'vitest';
import { drugKindsIn, sharesDrugClass } from './drug-classes.ts';
import { drugKinds } from '../testing/drug-kinds.ts';
import { drugClassTerms } from './terms/drugs.ts';

const classNames = (drugClassTerms.trim().split(': ')[1] ?? '')
  .split(', ')
  .flatMap((each) => each.split(' | '));

test.each(drugKinds)('who asks for a drug of the class $kind is offered no other', ({ kind, names }) => {
  const all = names.map((text) => ({ text, class: 'drug', kind }));
  const [key] = all;
  expect(key && all.every((rival) => sharesDrugClass(key, rival, `a ${kind} that relieves it`))).toBe(true);
  const others = drugKinds.filter((line) => line.kind !== kind);
  const told = others.filter((line) =>
    sharesDrugClass(
      { text: names[0] ?? '', class: 'drug', kind },
      { text: line.names[0] ?? '', class: 'drug', kind: line.kind },
      `a ${kind} that relieves it`,
    ),
  );
  expect(told.map((line) => line.kind)).toEqual([]);
});

test('every class that has a name is known by it', () => {
  const unknown = classNames.filter((name) => drugKindsIn(`It is a ${name} for adults`).size === 0);
  // Of these the lexicon lists no medicines.
  expect(unknown).toEqual(['vaccine', 'antacid']);
});

test.each([
  ['loop diuretics', ['loop diuretic']],
  ['an antibiotic that stops the synthesis of proteins', 'macrolide'],
  ['a beta-blocker', ['beta blocker']],
  ['an ARB', ['angiotensin receptor blocker']],
  ['a hormone', []],
])('%s names %s', (text, kinds) =>
  expect([...drugKindsIn(text)]).toEqual(typeof kinds === 'string' ? expect.arrayContaining([kinds]) : kinds),
);

test('what works in one way does so without the name of its class', () => {
  const [one, other] = ['bisoprolol', 'atenolol'].map((text) => ({
    text,
    class: 'drug',
    kind: 'beta blocker',
  }));
  expect(one && other && sharesDrugClass(one, other, 'slows the heart')).toBe(true);
});

test('a class is no rival of a wider one', () => {
  const [key, rival] = ['thiazide', 'loop diuretic'].map((text) => ({
    text,
    class: 'drug class',
    kind: 'drug class',
  }));
  expect(key && rival && sharesDrugClass(key, rival, 'a diuretic that acts on the distal tubule')).toBe(true);
});
