import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { list, show, why } from '../../../../../../testing/show-format.tsx';

describe('given answers are distinguished from right ones', () => {
  const signs = (of: Element) =>
    [...of.querySelectorAll('[role=img]')].map((sign) => sign.getAttribute('aria-label'));

  test('in a chart, in place', async () => {
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
    const lines = [...document.querySelectorAll('mark')].map((mark) => mark.closest('p')!);
    expect(lines.map((line) => [line.textContent, ...signs(line)])).toEqual([
      ['Brown fluid.', 'Correct, your answer'],
      ['Pink stoma.', 'Your answer'],
      ['Thick calf.', 'Correct, not selected'],
    ]);
  });

  test('in a chart under review, where each entry stands once with its reason', async () => {
    const item: Item = { format: 'highlight', pieces: list('+Brown fluid.', 'Pink stoma.') };
    await show(item, { graded: true, isReview: true, given: { picks: [[0, 1]] } });
    await expect.element(page.getByText('Pink stoma.', { exact: true })).toBeVisible();
    expect(page.getByText('Pink stoma.', { exact: true }).elements()).toHaveLength(1);
    await expect.element(page.getByText(why)).toBeVisible();
  });

  test('in a chart whose lines do not move when it is graded', async () => {
    await page.viewport(360, 780);
    const item: Item = {
      format: 'highlight',
      pieces: [
        { text: 'Day 3 of antibiotics for cellulitis of the left leg.' },
        ...list(
          '+Three portions of tablets by mouth brought him back to 5.4 mmol/L.',
          'He had no insulin with the lunch at 14:05.',
          '+If he is low again and has no cannula, glucagon 1 mg may be repeated.',
          'Closer testing for 24 to 48 hours.',
        ),
      ],
    };
    const boxes = () => {
      const lines = [...(document.querySelector('div[lang=en]')?.children ?? [])];
      return lines.map((line) => {
        const { left, top, width, height } = line.getBoundingClientRect();
        return [left, top, width, height];
      });
    };
    await show(item, { given: { picks: [[1, 2]] } });
    // The text is measured in its own font, not in the fallback used until it has loaded.
    await document.fonts.ready;
    const before = boxes();
    expect(before).toHaveLength(5);
    await cleanup();
    await show(item, { graded: true, given: { picks: [[1, 2]] } });
    expect(boxes()).toEqual(before);
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

  test('in an order, by the position that each step was given', async () => {
    await show(
      { format: 'order', steps: [{ text: 'Call' }, { text: 'Check' }, { text: 'Treat' }] },
      { graded: true, given: { picks: [[1, 0, 2]] } },
    );
    const rows = page.getByRole('listitem').elements();
    expect(rows.map((row) => row.textContent)).toEqual([
      '1. CallYou put it at 2',
      '2. CheckYou put it at 1',
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
    // Three of the five chosen are right: visible by the check mark, and announced with the words.
    const told = ['Correct answer', 'Your answer', 'Correct, your answer', 'Correct, not selected'];
    expect(told.map((text) => page.getByText(text, { exact: true }).elements().length)).toEqual([1, 5, 3, 1]);
  });
});

/** What an element says to sighted users, or to screen readers. */
function textWithout(element: Element, hidden: string): string | null {
  const copy = element.cloneNode(true) as Element;
  for (const box of copy.querySelectorAll(hidden)) box.remove();
  return copy.textContent;
}

test.each([320, 360])(
  'a gap shows all of what was chosen at %d px, and its sentence reads as text',
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
    const sentence = page.getByText('The nurse expects', { exact: false }).element();
    expect(textWithout(sentence, '.sr-only')).toBe(`The nurse expects 1 ${long}.`);
    expect(textWithout(sentence, '[aria-hidden]')).toBe(`The nurse expects Gap 1 ${long}.`);
    // No box in it is as high as a control, and none separates the punctuation from the word before it.
    const displays = [...sentence.querySelectorAll(':not(.sr-only)')].map(
      (box) => getComputedStyle(box).display,
    );
    expect(new Set(displays)).toEqual(new Set(['inline']));
    expect(gap?.querySelector('span')?.textContent).toBe(long);
    expect(
      [...document.querySelectorAll('p, [data-answer], span[aria-hidden]')].filter(
        (box) => box.scrollWidth > box.clientWidth + 1,
      ),
    ).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
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
