import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';

const failure = `Heart failure is a syndrome in which the heart cannot pump enough blood. Its causes are hypertension and coronary artery disease.

Heart failure is divided by the ejection fraction. The ventricle ejects a share of the blood. Blood stays in the ventricle when the ejection fraction is low.

The kidneys retain sodium and water. Sodium draws water into the blood, and sodium intake is limited.

Beta blockers such as metoprolol and carvedilol slow the heart rate in heart failure. Loop diuretics such as furosemide relieve congestion. Furosemide is given in the morning, and furosemide may cause hypokalemia.

Pulmonary edema is an emergency. In pulmonary edema the patient with heart failure sits upright.`;

describe('the topics of a note on illness and care without headings', () => {
  const { topics } = analyzeNote(failure);

  test('begin with the subject of the whole', () => expect(topics[0]).toBe('Heart failure'));

  test('are what a student looks up: diseases, tests and classes of drugs', () =>
    expect(topics).toEqual(
      expect.arrayContaining(['Ejection fraction', 'Beta blockers', 'Loop diuretics', 'Pulmonary edema']),
    ));

  test.each(['Blood', 'Sodium', 'Ventricle', 'Water', 'Furosemide', 'Metoprolol'])('are not %s', (topic) =>
    expect(topics).not.toContain(topic),
  );
});

test('a drug is a topic where the note names no class of it', () => {
  const note = `Digoxin slows the heart in heart failure. Nausea is a sign of digoxin toxicity.\n\nHypokalemia raises the risk. Digoxin is held if the pulse is low in heart failure.`;
  expect(analyzeNote(note).topics).toEqual(expect.arrayContaining(['Digoxin', 'Heart failure']));
});

test('a note on the body is about its parts and substances', () => {
  const note = `The nephron filters blood. Sodium is reabsorbed by the nephron, and water follows sodium.\n\nThe loop of Henle of the nephron concentrates urine. Sodium leaves the loop of Henle.`;
  expect(analyzeNote(note).topics).toEqual(expect.arrayContaining(['Nephron', 'Sodium']));
});
