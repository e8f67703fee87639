import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { haveSamePurpose } from '../lexicon/purposes.ts';
import { draftsFor, workshopOf } from './write-test.ts';

const stemsOf = (note: string) =>
  draftsFor(workshopOf(analyzeNote(note)), 'multiple_choice').map(({ draft }) => draft.stem);

describe('rivals of the sort that is asked for', () => {
  test.each([
    ['morphine', 'paracetamol', true],
    ['morphine', 'naloxone', false],
    ['morphine', 'senna', false],
    ['ceftriaxone', 'vancomycin', true],
    ['carvedilol', 'lactulose', false],
    ['furosemide', 'lisinopril', true],
    ['theophylline', 'tiotropium', true],
  ])('%s and %s are for the same purpose: %s', (one, other, is) =>
    expect(haveSamePurpose(one, other)).toBe(is),
  );

  const opioids = `Buprenorphine is a partial agonist that binds very tightly to the mu receptor. Codeine is a prodrug that is converted to morphine by the enzyme CYP2D6.
Naloxone is an antagonist that reverses respiratory depression within minutes. Senna is a laxative that is started together with every opioid.
Ondansetron is an antiemetic that relieves nausea in the first days. Omeprazole is a proton pump inhibitor that protects the stomach.`;
  test('no medicine for pain is asked for among others', () =>
    expect(stemsOf(opioids).filter((stem) => /partial agonist|prodrug/.test(stem))).toEqual([]));

  const signs = `Asterixis is a flapping tremor of the hands when the wrists are extended. Splenomegaly is an enlargement of the spleen above its normal size.
Ascites is a collection of fluid in the peritoneal cavity. Jaundice is a yellow discoloration of the skin and the sclerae.
Hepatomegaly is an enlargement of the liver below the costal margin.`;
  test('no tremor among what is none', () =>
    expect(stemsOf(signs).filter((stem) => /flapping tremor/.test(stem))).toEqual([]));

  const lungs = `Bronchiolitis is an acute viral infection of the small airways in young children. Atelectasis is a collapse of alveoli in a part of the lung.
Pneumothorax is a collection of air in the pleural cavity. Respiratory failure is a state in which the lungs fail to exchange enough gas.`;
  test('no infection among what is none', () =>
    expect(stemsOf(lungs).filter((stem) => /viral infection/.test(stem))).toEqual([]));
});
