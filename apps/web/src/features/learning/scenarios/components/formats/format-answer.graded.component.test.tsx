import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { list, show, why } from '../../../../../../testing/show-format.tsx';

describe('what was answered is told from what was right', () => {
  const signs = (of: Element) =>
    [...of.querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label'));

  test('in a chart, where each piece stands', async () => {
    await show(
      {
        format: 'highlight',
        pieces: [
          { text: 'Slept well.' },
          ...list('+Brown fluid.', 'Pink stoma.', '+Thick calf.', 'Warm foot.'),
        ],
      },
      { graded: true, given: { picks: [[1, 2]] } },
    );
    const marks = [...document.querySelectorAll('mark')];
    expect(marks.map((mark) => [mark.textContent, ...signs(mark)])).toEqual([
      ['Brown fluid.', 'Correct, your answer'],
      ['Pink stoma.', 'Your answer'],
      ['Thick calf.', 'Correct, not selected'],
    ]);
  });

  test('in a sentence, beside what belongs in the gap', async () => {
    await show(
      {
        format: 'cloze',
        passage: 'It comes from {1}, because {2}.',
        gaps: [list('+chloride', 'lactate', 'ketones'), list('he fasts', '+the gap is 9', 'he rests')],
        scoring: 'each',
      },
      { graded: true, given: { picks: [[1], [1]] } },
    );
    const sentence = page.getByText('It comes from', { exact: false }).element();
    expect(sentence.textContent).toBe('It comes from lactate chloride, because the gap is 9.');
    expect(sentence.querySelector('s')?.textContent).toBe('lactate');
    expect(signs(sentence)).toEqual(['Your answer', 'Correct answer', 'Correct, your answer']);
  });

  test('in the cells of a matrix', async () => {
    await show(
      {
        format: 'matrix',
        choose: 'any',
        columns: ['Flu', 'Cold'],
        rows: [
          { text: 'Fever', columns: ['Flu'], why },
          { text: 'Cough', columns: ['Flu', 'Cold'], why },
          { text: 'Sneezing', columns: ['Cold'], why },
        ],
      },
      { graded: true, given: { picks: [[0, 2], [1]] } },
    );
    const rows = page.getByRole('group').elements();
    expect(rows.map(signs)).toEqual([
      ['Correct, your answer'],
      ['Correct, not selected', 'Correct, your answer'],
      ['Your answer', 'Correct, not selected'],
    ]);
  });

  test('in an order, by the place that each step was given', async () => {
    await show(
      { format: 'order', steps: [{ text: 'Call' }, { text: 'Check' }, { text: 'Treat' }] },
      { graded: true, given: { picks: [[1, 0, 2]] } },
    );
    const rows = page.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual([
      '1. Callyou put it at 2',
      '2. Checkyou put it at 1',
      '3. TreatCorrect, your answer',
    ]);
  });

  test('in each list of a bow-tie', async () => {
    await show(
      {
        format: 'bow_tie',
        condition: list('Faint', '+Shock', 'Fear'),
        actions: list('+Adrenaline', '+Fluid', 'Rest', 'Tea'),
        parameters: list('+Pressure', 'Rash', '+Voice', 'Sleep'),
      },
      { graded: true, given: { picks: [[0], [0, 2], [0, 2]] } },
    );
    const told = ['Correct answer', 'Your answer', 'Correct, your answer', 'Correct, not selected'];
    expect(told.map((text) => page.getByText(text, { exact: true }).elements().length)).toEqual([1, 2, 3, 1]);
  });
});

test.each([320, 360])(
  'a gap shows all of what was chosen at %d px, its punctuation beside it',
  async (width) => {
    await page.viewport(width, 640);
    const long = 'an increased respiratory rate with shallow breaths and a falling oxygen saturation';
    await show({
      format: 'cloze',
      passage: 'The nurse expects {1}.',
      gaps: [list(`+${long}`, 'lactate', 'ketones')],
      scoring: 'each',
    });
    await page.getByRole('combobox', { name: 'Gap 1' }).selectOptions(long);
    const gap = page.getByRole('combobox').element().parentElement;
    expect(gap?.querySelector('span')?.textContent).toBe(long);
    expect(
      [...document.querySelectorAll('p span')].filter((box) => box.scrollWidth > box.clientWidth + 1),
    ).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(gap?.parentElement?.textContent).toMatch(/\.$/);
  },
);

test('a matrix is a grid where there is room, and a bow-tie has three columns', async () => {
  await page.viewport(1280, 900);
  await show({
    format: 'matrix',
    choose: 'one',
    columns: ['Needed', 'Not needed'],
    rows: ['Fluid', 'Samples', 'Furosemide, forty milligrams, by mouth'].map((text) => ({
      text,
      columns: ['Needed'],
      why,
    })),
  });
  const lefts = page.getByRole('radio', { name: 'Needed', exact: true }).elements();
  expect(new Set(lefts.map((cell) => cell.parentElement?.getBoundingClientRect().left)).size).toBe(1);
});
