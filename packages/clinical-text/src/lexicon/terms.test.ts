import { describe, expect, test } from 'vitest';
import { commonWords } from './common-words.ts';
import { isKindOf } from './kinds-of.ts';
import { keyOfText, semanticClasses, termByKey, termCount, termsOfKind } from './terms.ts';
import { presentForms, thirdPerson } from './verb-forms.ts';

const find = (name: string) => termByKey(keyOfText(name));

describe('the lexicon', () => {
  test.each([
    ['furosemide', 'drug', 'loop diuretic'],
    ['Frusemide', 'drug', 'loop diuretic'],
    ['hyperkalaemia', 'condition', 'salts and acid-base'],
    ['hyperkalemia', 'condition', 'salts and acid-base'],
    ['alveoli', 'anatomy', 'lung part'],
    ['shortness of breath', 'sign', 'breathing'],
    ['ECG', 'procedure', 'test'],
    ['thyroid-stimulating hormone', 'substance', 'hormone'],
    ['Staphylococcus aureus', 'organism', 'bacterium'],
    ['stroke volume', 'measure', 'heart and circulation'],
    ['nasogastric tube', 'equipment', 'line, tube or drain'],
  ])('knows %s', (name, semanticClass, kind) =>
    expect(find(name)).toMatchObject({ class: semanticClass, kind }),
  );

  test.each(['hit', 'cap', 'priority', 'the', 'doctor', ''])('does not take "%s" for a term', (name) =>
    expect(find(name)).toBeUndefined(),
  );

  test('joins the names of one thing', () => {
    expect(find('fallopian tubes')?.concept).toBe(find('uterine tube')?.concept);
    expect(find('heart attack')?.concept).toBe(find('myocardial infarction')?.concept);
    expect(find('artery')?.concept).not.toBe(find('vein')?.concept);
  });

  test('has terms of every class, each thing once in its kind', () => {
    expect(termCount).toBeGreaterThan(2000);
    const bones = termsOfKind('anatomy', 'bone');
    expect(bones.length).toBeGreaterThan(30);
    expect(new Set(bones.map(({ concept }) => concept)).size).toBe(bones.length);
    for (const name of [
      'ramipril',
      'beta blocker',
      'asthma',
      'fever',
      'femur',
      'insulin',
      'osmosis',
      'biopsy',
      'hand hygiene',
      'stethoscope',
      'Salmonella',
      'preload',
      'oral',
      'histology',
      'serum ferritin',
      'ferritin',
    ])
      if (find(name)) expect(semanticClasses).toContain(find(name)?.class);
  });

  test('knows what is a kind of what, both ways', () => {
    expect(isKindOf('t cell', 'lymphocyte')).toBe(true);
    expect(isKindOf('lymphocyte', 't cell')).toBe(true);
    expect(isKindOf('t cell', 'b cell')).toBe(false);
  });

  test('has common words and verbs in their forms', () => {
    expect(commonWords.size).toBeGreaterThan(1000);
    expect(commonWords.has('glomerulus')).toBe(false);
    expect(presentForms.get('carries')).toBe('carry');
    expect(thirdPerson.has('secretes')).toBe(true);
  });
});
