import { describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { list, show, why } from '../../../../../../testing/show-format.tsx';

/** Presses an option by its text: the box itself is drawn beside it. */
const choose = (text: string) => page.getByText(text, { exact: true }).click();

describe('several answers', () => {
  const item: Item = { format: 'several', options: list('+Pain', 'Rest', '+Cold', 'Heat') };

  test('are checkboxes that can be unchecked', async () => {
    const { credit } = await show(item);
    await choose('Pain');
    await choose('Heat');
    expect(credit()).toBe(0);
    await choose('Heat');
    await choose('Cold');
    expect(credit()).toBe(1);
  });

  test('accept no more than requested', async () => {
    await show({ ...item, choose: 2 });
    await choose('Pain');
    await choose('Rest');
    await expect.element(page.getByRole('checkbox', { name: /Heat$/ })).toBeDisabled();
  });

  test('show what was right, what was chosen and why, after submission', async () => {
    await show(item, { graded: true, given: { picks: [[0, 1]] } });
    await expect.element(page.getByText('Correct, your answer')).toBeInTheDocument();
    await expect.element(page.getByText('Correct, not selected')).toBeInTheDocument();
    expect(page.getByText(why).elements()).toHaveLength(2);
  });
});

describe('a number', () => {
  const item: Item = {
    format: 'number',
    answer: 3.5,
    unit: 'mL',
    tolerance: 0,
    decimals: 1,
    slips: [{ value: 35, why }],
  };

  test('accepts a decimal comma or point, and says if it is not a number', async () => {
    const { credit, told } = await show(item);
    const field = page.getByRole('textbox', { name: /Type a number/ });
    await field.fill('3,5');
    expect(credit()).toBe(1);
    await field.fill('much');
    expect(told.response).toBeNull();
    await expect.element(page.getByText('Enter a number, such as 2.5.')).toBeInTheDocument();
    await cleanup();
    await show({ ...item, answer: 35, decimals: 0, slips: [] });
    await page.getByRole('textbox').fill('much');
    await expect.element(page.getByText('Enter a number, such as 25.')).toBeInTheDocument();
  });

  test('states the tolerance before and after, and what was typed beside the answer', async () => {
    const near: Item = { ...item, tolerance: 0.05 };
    const margin = page.getByText('0.05 mL', { exact: false });
    await show(near);
    expect(margin.element().textContent).toBe(
      'Any answer within \u20660.05 mL\u2069 of the exact value counts as correct.',
    );
    const field = page.getByRole('textbox');
    expect(field.element().getAttribute('aria-describedby')).toContain(margin.element().id);
    await cleanup();
    await show(near, { graded: true, given: { value: 3.46 } });
    await expect.element(page.getByText('3.46 mL ≈ 3.5 mL')).toBeInTheDocument();
    await expect.element(margin).toBeInTheDocument();
    await cleanup();
    await show(item);
    expect(page.getByText('counts as correct', { exact: false }).elements()).toEqual([]);
  });

  test('names the slip that led to it', async () => {
    await show(item, { graded: true, given: { value: 35 } });
    await expect.element(page.getByText('35 mL')).toBeInTheDocument();
    await expect.element(page.getByText('3.5 mL')).toBeInTheDocument();
    await expect.element(page.getByText(why)).toBeInTheDocument();
  });
});

test('steps are ordered with buttons, by keyboard too, and each move is announced', async () => {
  const { told, credit } = await show({
    format: 'order',
    steps: [{ text: 'Open' }, { text: 'Look' }, { text: 'Close' }],
  });
  const shown = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
  for (let round = 0; round < 3 && credit() !== 1; round += 1) {
    const texts = shown();
    const wanted = ['Open', 'Look', 'Close'];
    const place = wanted.findIndex((text, index) => !texts[index]?.includes(text));
    const from = texts.findIndex((text) => text.includes(wanted[place] ?? ''));
    for (let at = from; at > place; at -= 1) {
      page
        .getByRole('button', { name: `Move up: ${wanted[place]}` })
        .element()
        .focus();
      await userEvent.keyboard('{Enter}');
    }
  }
  expect(told.response).toEqual({ picks: [[0, 1, 2]] });
  expect(page.getByRole('status').element().textContent).toMatch(/Now step \d of 3/);
});

test('each row of a matrix is a group of its own', async () => {
  const { credit } = await show({
    format: 'matrix',
    choose: 'one',
    columns: ['Needed', 'Not for her'],
    rows: [
      { text: 'Fluid', columns: ['Needed'], why },
      { text: 'Furosemide', columns: ['Not for her'], why },
      { text: 'Samples', columns: ['Needed'], why },
    ],
  });
  const pick = (row: string, column: string) =>
    page.getByRole('group', { name: row }).getByRole('radio', { name: column }).click();
  await pick('Fluid', 'Needed');
  await pick('Furosemide', 'Needed');
  await pick('Furosemide', 'Not for her');
  await pick('Samples', 'Needed');
  expect(credit()).toBe(1);
});

test('columns of a matrix with any number score by column', async () => {
  const { credit, told } = await show({
    format: 'matrix',
    choose: 'any',
    columns: ['Flu', 'Cold'],
    rows: [
      { text: 'Fever', columns: ['Flu'], why },
      { text: 'Cough', columns: ['Flu', 'Cold'], why },
      { text: 'Sneezing', columns: ['Cold'], why },
    ],
  });
  for (const [row, column] of [
    ['Fever', 'Flu'],
    ['Cough', 'Flu'],
    ['Cough', 'Cold'],
    ['Sneezing', 'Cold'],
  ])
    await page.getByRole('group', { name: row! }).getByRole('checkbox', { name: column! }).click();
  expect(credit()).toBe(1);
  expect(told.response).toEqual({
    picks: [
      [0, 1],
      [1, 2],
    ],
  });
});

test('gaps of a cloze are filled from lists', async () => {
  const { credit } = await show({
    format: 'cloze',
    passage: 'It comes from {1}, because {2}.',
    gaps: [list('+chloride', 'lactate', 'ketones'), list('he fasts', '+the gap is 9', 'he rests')],
    scoring: 'linked',
  });
  const sentence = page.getByRole('paragraph').filter({ hasText: 'because' });
  await expect
    .element(sentence)
    .toMatchAriaInlineSnapshot(`- paragraph: It comes from Gap 1 , because Gap 2 .`);
  await page.getByRole('combobox', { name: 'Gap 1' }).selectOptions('chloride');
  await page.getByRole('combobox', { name: 'Gap 2' }).selectOptions('the gap is 9');
  await expect
    .element(sentence)
    .toMatchAriaInlineSnapshot(`- paragraph: It comes from Gap 1 chloride, because Gap 2 the gap is 9.`);
  expect(credit()).toBe(1);
});

test('a bow-tie has one condition, two actions and two things to watch', async () => {
  const { credit } = await show({
    format: 'bow_tie',
    condition: list('Faint', '+Shock', 'Fear'),
    actions: list('+Adrenaline', '+Fluid', 'Rest', 'Tea'),
    parameters: list('+Pressure', 'Rash', '+Voice', 'Sleep'),
  });
  const lists = () =>
    [...document.querySelectorAll('fieldset')].map((list) => ({
      start: list.textContent.slice(0, 6),
      ...place(list),
    }));
  const place = (element: Element) => {
    const { left, top } = element.getBoundingClientRect();
    return { left, top };
  };
  await page.viewport(1280, 900);
  await expect.poll(() => lists().map(({ start }) => start)).toEqual(['Action', 'Most l', 'Parame']);
  expect(lists().map(({ left }) => left)).toEqual(
    lists()
      .map(({ left }) => left)
      .toSorted((a, b) => a - b),
  );
  expect(new Set(lists().map(({ top }) => top)).size).toBe(1);
  await page.viewport(360, 740);
  await expect.poll(() => lists()[0]?.start).toBe('Most l');
  for (const name of ['Shock', 'Adrenaline', 'Fluid', 'Pressure', 'Voice']) await choose(name);
  await expect.element(page.getByRole('checkbox', { name: /Tea$/ })).toBeDisabled();
  expect(credit()).toBe(1);
});

test('pieces of a chart are marked in place; others are text', async () => {
  const { credit } = await show({
    format: 'highlight',
    pieces: [{ text: 'Slept well.' }, ...list('+Brown fluid.', 'Pink stoma.', '+Thick calf.')],
  });
  await expect.element(page.getByRole('button', { name: 'Slept well.' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Brown fluid.' }).click();
  await page.getByRole('button', { name: 'Thick calf.' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Thick calf.' }))
    .toHaveAttribute('aria-pressed', 'true');
  expect(credit()).toBe(1);
});

test('a step moved to an end keeps the focus on its button', async () => {
  await show(
    { format: 'order', steps: [{ text: 'Call' }, { text: 'Check' }, { text: 'Treat' }, { text: 'Tell' }] },
    {
      given: { picks: [[0, 1, 2, 3]] },
    },
  );
  const up = page.getByRole('button', { name: 'Move up: Check' });
  up.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Move up: Check' })).toHaveFocus();
  await expect
    .element(page.getByRole('button', { name: 'Move up: Check' }))
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('Now step 1 of 4');
});
