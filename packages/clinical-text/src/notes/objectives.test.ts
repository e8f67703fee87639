import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';
import { heartFailureNote, hormonesNote, hyperkalemiaNote } from '../testing/sample-notes.ts';

const objectives = (note: string) => analyzeNote(note).learningObjectives.map(({ text }) => text);

test.each([
  ['a definition', 'Preload is the stretch of the ventricle at the end of diastole.', /^Define preload$/],
  ['a figure', 'The normal sodium level is 135 to 145 mmol/L.', /^State the range of .*sodium/],
  [
    'a reason',
    'Plasma dissolves ionic compounds because the molecules of water are polar.',
    /^Explain why plasma dissolves ionic compounds$/,
  ],
  [
    'what is done to it',
    'Melanin is produced by the melanocytes of the epidermis in the skin.',
    /^Explain how melanin is produced$/,
  ],
  [
    'a comparison',
    'Arteries carry blood to the tissues, whereas veins return the blood to the heart. Veins have valves.',
    /^Compare arteries and veins$/,
  ],
  [
    'what it does',
    'The spleen filters blood, which runs slowly through the pulp.',
    /^State what the spleen does$/,
  ],
  [
    'what it holds',
    'The chest cavity contains the heart, both lungs and large vessels.',
    /^List what the chest cavity contains$/,
  ],
  [
    'parts',
    'The pancreas consists of a head, a body with islets, and a narrow tail.',
    /^Name .*pancreas|^Name the parts of/,
  ],
  [
    'a place',
    'The pancreas is located behind the stomach in the upper abdomen.',
    /^Say where (?:the )?pancreas lies$/,
  ],
  [
    'a cause',
    'Aldosterone increases the reabsorption of sodium in the distal tubule.',
    /^Explain how aldosterone increases/,
  ],
])('the verb goes by the fact: %s', (_, note, form) =>
  expect(objectives(note)).toContainEqual(expect.stringMatching(form)),
);

test('every section has its objective, in the order of the note', () => {
  const { learningObjectives, facts, segments } = analyzeNote(heartFailureNote);
  const headings = learningObjectives.map(({ factIds }) => {
    const fact = facts.find(({ id }) => id === factIds[0]);
    return fact ? segments[fact.segmentId]?.heading : undefined;
  });
  expect(new Set(headings)).toEqual(
    new Set(['Heart failure', 'Signs', 'Treatment', 'Before giving digoxin']),
  );
});

test.each([
  ['heart failure', heartFailureNote],
  ['hormones', hormonesNote],
  ['hyperkalaemia', hyperkalemiaNote],
])('objectives are several, each said once, and not all of one verb: %s', (_, note) => {
  const found = objectives(note);
  const verbs = found.map((text) => text.split(' ')[0]);
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect(new Set(found).size).toBe(found.length);
  expect(new Set(verbs).size).toBeGreaterThanOrEqual(3);
});

test('a heading that names no thing is quoted', () =>
  expect(objectives(heartFailureNote)).toContain('Put in order the steps under “Before giving digoxin”'));

test('a note without headings is read from its beginning to its end', () => {
  const plain = heartFailureNote.replaceAll(/^#+ .*$/gm, '');
  const { learningObjectives, facts } = analyzeNote(plain);
  const starts = learningObjectives.map(
    ({ factIds }) => facts.find(({ id }) => id === factIds[0])?.start ?? 0,
  );
  expect(Math.max(...starts)).toBeGreaterThan(plain.length / 2);
  expect(Math.min(...starts)).toBeLessThan(plain.length / 2);
});

const asked = `# Pneumonia and the pancreas

## Facts
- Pleural effusion: a collection of fluid around the lung
- PEEP: positive end-expiratory pressure
- CXR: new infiltrate in the lower lobe
- Chest X-ray: shows cardiomegaly and congestion
- Parapneumonic effusion: common, tap if > 10 mm
- Fluid restriction: 1.5 L per day
- Azithromycin: prolongation of the QT interval

The hormone is carried in the blood. The receptors are found in the liver. Hormone levels fall. The glucose is stored.
`;
test.each([
  ['what the note explains', 'Define pleural effusion', true],
  ['letters that it spells out', 'Define PEEP', true],
  ['a figure of its own', 'Give the figures for fluid restriction', true],
  ['letters alone', /\bCXR\b/, false],
  ['what a thing shows', 'Define chest X-ray', false],
  ['a threshold for something else', 'Give the figures for parapneumonic effusion', false],
  ['one bare word', /^(?:Describe|Define) (?:the )?(?:hormone|receptors|glucose|azithromycin)$/, false],
])('an objective names a thing of its own: %s', (_, form, is) =>
  expect(objectives(asked).some((text) => (typeof form === 'string' ? text === form : form.test(text)))).toBe(
    is,
  ),
);

const inShort = `# Healing

def: slow closing of a wound, not always complete

## Phases of healing
1. Hemostasis: minutes
2. Inflammation: up to 4 days
3. Proliferation: 4-21 days
4. Maturation: up to 2 years

## Pressure injuries
- Stage 3: full thickness, fat visible
- Stage 4: bone, tendon or muscle exposed
- Spacer: for kids and whoever has poor coordination
- conduction - cold surface -> warm blanket
- central line preferred for 3% (phlebitis)
- valproate inhibits the metabolism of lamotrigine -> halve its dose

## During
- stay with the patient for the first 15 min
- change the tubing every 4 h
- give platelets over 15-30 min
`;
test.each([
  ['what is put in order by its own name', 'Put in order the phases of healing', true],
  ['no step of an arrow', 'Explain how valproate inhibits the metabolism of lamotrigine', true],
  ['no label', /\bdef\b/, false],
  ['nothing that is only mentioned', /tendon|central line|conduction|spacer/i, false],
  ['no heading that names nothing', /During/, false],
  ['no procedure a second time', /points under “Phases/, false],
])('objectives of a note in short: %s', (_, form, is) =>
  expect(
    objectives(inShort).some((text) => (typeof form === 'string' ? text === form : form.test(text))),
  ).toBe(is),
);
