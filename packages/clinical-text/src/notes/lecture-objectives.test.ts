import { describe, expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';

const objectivesOf = (note: string) => analyzeNote(note).learningObjectives.map(({ text }) => text);
const sections = (...named: readonly (readonly [string, string])[]) =>
  named.map(([heading, line]) => `## ${heading}\n- ${line}\n`).join('\n');

describe('sections with general names', () => {
  const copd = sections(
    ['Causes (three)', 'Smoking causes COPD in most patients'],
    ['Signs', 'Dyspnea is a sign of narrow airways'],
    ['Diagnosis', 'Spirometry is the test that confirms it'],
    ['Treatment', 'Albuterol is a bronchodilator for quick relief'],
    ['Nursing care', 'Pursed-lip breathing is a technique for slow expiration'],
  );

  test('of a disease are what a lecturer would ask of it, in the order of the note', () =>
    expect(objectivesOf(`# COPD\n\n${copd}`).filter((text) => /COPD/.test(text))).toEqual([
      'Name the causes of COPD',
      'Recognize the signs of COPD',
      'Explain how COPD is diagnosed',
      'Outline the treatment of COPD',
      'Plan the nursing care of a patient with COPD',
    ]));

  test('name a disease without its letters and in small letters', () =>
    expect(objectivesOf(`# Heart failure (HF) notes\n\n${copd}`)).toContain(
      'Recognize the signs of heart failure',
    ));

  test('of a drug are asked in its way', () =>
    expect(
      objectivesOf(
        `# Digoxin\n\n${sections(['Side effects', 'Nausea is a sign of toxicity'], ['Nursing care', 'The apical pulse is counted for a minute'])}`,
      ),
    ).toEqual(
      expect.arrayContaining([
        'Name the side effects of digoxin',
        'Plan the nursing care of a patient who takes digoxin',
      ]),
    ));

  test.each(['The airways in old age', 'Physiology', 'Week 3'])('of anything else are not: %s', (title) =>
    expect(objectivesOf(`# ${title}\n\n${copd}`).join(' ')).not.toMatch(/Recognize|Outline|Plan/),
  );

  test('rest on what stands in them', () => {
    const { learningObjectives, facts, segments } = analyzeNote(`# COPD\n\n${copd}`);
    const signs = learningObjectives.find(({ text }) => text.startsWith('Recognize'));
    expect(signs?.factIds.map((id) => segments[facts[id]?.segmentId ?? 0]?.heading)).toEqual(['Signs']);
  });
});

describe('prose', () => {
  const found = objectivesOf(
    'Heart failure is a clinical syndrome in which the heart cannot pump enough blood. Its signs are many.\n\nThe typical signs are jugular venous distension, peripheral edema and ascites. Early signs of digoxin toxicity are nausea, vomiting and yellow halos.\n\nThe most common causes of heart failure are hypertension and coronary artery disease. Noninvasive ventilation is considered early.',
  );

  test.each([
    'Define heart failure',
    'Recognize the early signs of digoxin toxicity',
    'Name the causes of heart failure',
  ])('gives an objective where it defines its subject or lists something of a thing: %s', (text) =>
    expect(found).toContain(text),
  );

  test.each(['Name what belongs to jugular venous distension', 'Describe noninvasive ventilation'])(
    'gives none where nothing is said of a thing: %s',
    (text) => expect(found).not.toContain(text),
  );
});

describe('a table of things', () => {
  const salts = (...names: readonly string[]) =>
    `Electrolytes\n\n| Electrolyte | Normal range | Low: signs | Nursing care |\n|---|---|---|---|\n${names.map((name, at) => `| ${name} | ${at + 1}-${at + 3} mEq/L | weakness and cramps | monitor the heart |`).join('\n')}\n`;

  test('is compared, and each of its columns is asked for in its way', () =>
    expect(objectivesOf(salts('Sodium', 'Potassium', 'Calcium')).slice(0, 4)).toEqual([
      'Compare sodium, potassium and calcium: normal range, signs (low), nursing care',
      'State the normal range of each electrolyte',
      'Recognize the signs of a low level of each electrolyte',
      'Plan the nursing care for each electrolyte',
    ]));

  test('names its first three rows where there are many', () =>
    expect(objectivesOf(salts('Sodium', 'Potassium', 'Calcium', 'Magnesium', 'Chloride'))[0]).toMatch(
      /^Compare sodium, potassium, calcium and the other electrolytes: /,
    ));
});
