import { expect, test } from 'vitest';
import { analyzeNote } from '../analysis.ts';

const table = (head: string, ...names: readonly string[]) =>
  `Electrolytes\n\n| ${head} | Low: signs | Care |\n|---|---|---|\n${names.map((name) => `| ${name} | muscle weakness | monitor the heart |`).join('\n')}\n`;
const salts = ['Sodium', 'Potassium', 'Calcium', 'Magnesium'];

test('what the rows of a table are called are topics of a note that is one, in their order', () =>
  expect(analyzeNote(table('Electrolyte', ...salts)).topics).toEqual(['Electrolytes', ...salts]));

test.each([
  ['what compares things', table('Feature', 'Sodium', 'Potassium', 'Calcium')],
  ['two rows', table('Electrolyte', 'Sodium', 'Potassium')],
  ['labels', table('Salt', 'Sodium', 'Treatment', 'Potassium')],
  ['figures', table('Age', '2 months', '4 months', '6 months')],
])('they are none where the table holds %s', (_, note) =>
  expect(analyzeNote(note).topics).not.toEqual(
    expect.arrayContaining(['Electrolytes', 'Sodium', 'Potassium']),
  ),
);

test('they are none in a note that has sections', () => {
  const sections = ['Kidney stones', 'Dialysis', 'Transplant'].map((name) => `## ${name}\n\nIt is common.\n`);
  expect(
    analyzeNote(`# Kidney\n\n${sections.join('\n')}\n${table('Electrolyte', ...salts)}`).topics,
  ).not.toContain('Sodium');
});
