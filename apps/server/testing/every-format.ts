import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Item, Response } from '@rounds/contract/learning/scenarios.formats';

const why = 'Wrong, for a reason that is long enough.';
const list = (length: number, ...keys: number[]) =>
  Array.from({ length }, (_, index) =>
    keys.includes(index) ? { text: `right ${index}`, key: true as const } : { text: `wrong ${index}`, why },
  );

/** An item of each format, with a response that earns half its score or none, and one that earns all. */
export const everyFormat: readonly {
  readonly item: Item;
  readonly full: Response;
  readonly partial: Response;
  readonly credit: number;
  readonly unfit: Response;
}[] = [
  {
    item: { format: 'several', options: list(6, 1, 3, 4, 5) },
    full: { picks: [[1, 3, 4, 5]] },
    partial: { picks: [[1, 3, 4, 0]] },
    credit: 0.5,
    unfit: { picks: [[6]] },
  },
  {
    item: {
      format: 'number',
      answer: 2.4,
      unit: 'mL',
      tolerance: 0.1,
      decimals: 1,
      slips: [{ value: 24, why }],
    },
    full: { value: 2.5 },
    partial: { value: 24 },
    credit: 0,
    unfit: { picks: [[0]] },
  },
  {
    item: { format: 'order', steps: ['one', 'two', 'three'].map((text) => ({ text })) },
    full: { picks: [[0, 1, 2]] },
    partial: { picks: [[0, 2, 1]] },
    credit: 0,
    unfit: { picks: [[0, 1, 1]] },
  },
  {
    item: {
      format: 'matrix',
      choose: 'one',
      columns: ['yes', 'no'],
      rows: ['yes', 'no', 'yes', 'no'].map((column, index) => ({
        text: `row ${index}`,
        columns: [column],
        why,
      })),
    },
    full: { picks: [[0], [1], [0], [1]] },
    partial: { picks: [[0], [0], [0], []] },
    credit: 0.5,
    unfit: { picks: [[0, 1], [], [], []] },
  },
  {
    item: { format: 'cloze', passage: 'As {1}, so {2}.', gaps: [list(3, 0), list(4, 2)], scoring: 'each' },
    full: { picks: [[0], [2]] },
    partial: { picks: [[0], [1]] },
    credit: 0.5,
    unfit: { picks: [[0]] },
  },
  {
    item: {
      format: 'bow_tie',
      condition: list(4, 2),
      actions: list(5, 0, 1),
      parameters: list(5, 3, 4),
    },
    full: { picks: [[2], [0, 1], [3, 4]] },
    partial: { picks: [[2], [1, 4], [0]] },
    credit: 0.4,
    unfit: { picks: [[2], [0, 1, 2], [3]] },
  },
  {
    item: { format: 'highlight', pieces: [{ text: 'to read' }, ...list(4, 1, 3)] },
    full: { picks: [[2, 4]] },
    partial: { picks: [[2]] },
    credit: 0.5,
    unfit: { picks: [[0]] },
  },
];

/** Writes a case with a single best answer (its key is A) and then one item per format into a content folder. */
export async function writeEveryFormat(folder: string): Promise<void> {
  const shared = {
    explanation: 'It is a question for the tests.',
    reference: 'A guideline (2025)',
    tags: { topic: 'formats', need: 'management_of_care', bloom: 'apply', step: 'take_action' },
  };
  const content = {
    title: 'A case of every format',
    description: 'A case made for tests alone, with a description of forty characters at least.',
    xpReward: 100,
    patientPresentation: 'Somebody who exists for the tests.',
    references: ['A guideline (2025)'],
    areas: ['infection'],
    tags: ['testing', 'formats'],
    questions: [
      { ...shared, question: 'Which one?', options: list(4, 0) },
      ...everyFormat.map(({ item }) => ({ ...shared, ...item, question: `What of ${item.format}?` })),
    ],
  };
  const file = path.join(folder, 'pharmacy/beginner/every-format.yaml');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
}
