import { Suspense } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question } from '@rounds/contract/learning/scenarios';
import {
  playedScenario as scenario,
  questionWith as question,
} from '../../../../../../testing/played-scenario.ts';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { freshState } from '../../player.rules.ts';
import { currentToast } from '../../../../../ui/toast/toast.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { ScenarioPlayer } from './scenario-player.tsx';

const letterOf = (text: string) =>
  [...document.querySelectorAll('section > fieldset label')].findIndex((label) =>
    label.textContent.includes(text),
  );
const afterDoublePress = () => new Promise((resolve) => setTimeout(resolve, 750));

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1280, 900);
});

describe('the player', () => {
  test('shows the verdict and the deciding fact; a double press skips neither', async () => {
    const { screen, given } = await showPlayer();
    await userEvent.keyboard('ABCD'.charAt(letterOf('Apples')));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('This is the fact that decides.')).toBeInViewport();
    await expect.element(screen.getByText('Question 1 of 2').first()).toBeVisible();
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(
      { questionIndex: 0, selectedOption: 0, response: null, correct: false, credit: 0 },
      expect.any(Number),
      expect.anything(),
    );
    await expect.element(screen.getByText('20% of learners chose this')).toBeVisible();
    await expect
      .element(screen.getByText(`You chose ${'ABCD'.charAt(letterOf('Apples'))}: Not apples.`))
      .toBeVisible();
    // The verdict has said it; the options only show the rest.
    expect(screen.getByText('Not apples.').elements()).toHaveLength(1);
    await expect.element(screen.getByText('Not plums.')).toBeVisible();
    await afterDoublePress();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Question 2 of 2').first()).toBeVisible();
  });

  test('sends the authored index, whatever the order on screen', async () => {
    const { given } = await showPlayer({ seed: '00000000-0000-4000-8000-000000000009' });
    for (const text of ['Cherries', 'Plums']) await userEvent.keyboard('ABCD'.charAt(letterOf(text)));
    await userEvent.keyboard('{Enter}');
    expect(given.onAnswer).toHaveBeenCalledWith(
      expect.objectContaining({ selectedOption: 2 }),
      expect.any(Number),
      expect.anything(),
    );
  });

  test('submits a number with Enter in its field', async () => {
    const why = 'A tenth of it.';
    const number: Question = {
      ...question('Which fruit, and how many grams?', 0),
      item: {
        format: 'number',
        answer: 25,
        unit: 'g',
        tolerance: 0,
        decimals: 0,
        slips: [{ value: 3, why }],
      },
    };
    const counted = { ...scenario, scenario: { ...scenario.scenario, questions: [number] } };
    const { screen, given } = await showPlayer({ steps: [{ scenario: counted, questionIndex: 0 }] });
    await screen.getByRole('textbox', { name: 'Type a whole number' }).fill('25');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
    expect(given.onAnswer).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ response: { value: 25 }, correct: true }),
      expect.any(Number),
      expect.anything(),
    );
  });

  test('rules options out by keyboard and by button', async () => {
    const { screen } = await showPlayer();
    await userEvent.keyboard('{Shift>}B{/Shift}');
    await screen.getByRole('button', { name: 'Rule out option C' }).click();
    await screen.getByRole('button', { name: 'Restore option B' }).click();
    await expect.element(screen.getByRole('button', { name: 'Rule out option B' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Restore option C' })).toBeVisible();
  });

  test('treats Enter in the number field as submitting', async () => {
    const [first] = scenario.scenario.questions;
    if (!first) throw new Error('No question');
    const item = { format: 'number', answer: 3.5, unit: 'mL', tolerance: 0, decimals: 1, slips: [] } as const;
    const numbers = {
      ...scenario,
      scenario: { ...scenario.scenario, questions: [{ ...first, item: { ...item, slips: [] } }] },
    };
    const { given } = await showPlayer({ steps: [{ scenario: numbers, questionIndex: 0 }] });
    await page.getByRole('textbox').fill('3.5');
    await userEvent.keyboard('{Enter}');
    expect(given.onAnswer).toHaveBeenCalledOnce();
  });

  test('hides the case while it is paused', async () => {
    const { screen } = await showPlayer();
    await userEvent.keyboard('p');
    await expect.element(screen.getByRole('heading', { name: 'Paused' })).toBeVisible();
    expect(document.body.textContent).not.toContain('Haugen');
    await screen.getByRole('button', { name: 'Resume' }).last().click();
    await expect.element(screen.getByText('Mrs Haugen', { exact: false })).toBeVisible();
  });

  test('explains nothing in exam mode, and ends with the last answer', async () => {
    const { screen, given } = await showPlayer({ start: { ...freshState, mode: 'exam', spent: 0 } });
    for (const number of [1, 2]) {
      await expect.element(screen.getByText(`Question ${number} of 2`).first()).toBeVisible();
      await userEvent.keyboard('A{Enter}');
      expect(document.body.textContent).not.toContain('This is the fact that decides.');
    }
    expect(given.onFinish).toHaveBeenCalledOnce();
  });

  test('resumes where it was left, and shows an answer that another device gave', async () => {
    const left = { questionIndex: 0, selectedOption: 1, correct: true };
    const { screen, given } = await showPlayer({
      start: { ...freshState, answers: [left], spent: 60_000 },
    });
    await expect.element(screen.getByText('Question 2 of 2').first()).toBeVisible();
    expect(screen.getByRole('timer').element().textContent).toMatch(/^(4:00|3:5\d)$/);
    const theirs = [left, { questionIndex: 1, selectedOption: 3, correct: false }];
    await screen.rerender(
      <Suspense>
        <ScenarioPlayer {...given} theirs={theirs} />
      </Suspense>,
    );
    await expect.element(screen.getByText('This is the fact that decides.')).toBeVisible();
    expect(given.onAnswer).not.toHaveBeenCalled();
  });

  test('opens and closes a tool with the same key', async () => {
    const { screen } = await showPlayer();
    await userEvent.keyboard('k');
    await expect.element(screen.getByText('The tool calculator')).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(screen.getByText('The tool calculator')).not.toBeInTheDocument();
  });
});

describe('the patient', () => {
  test.each([320, 360])(
    'shows every reading in full at %d px, and the summary names what is abnormal',
    async (width) => {
      await page.viewport(width, 640);
      const { screen } = await showPlayer();
      const summary = screen.getByRole('button', { name: /Show the case/ });
      await expect.element(summary).toBeVisible();
      for (const text of ['Haugen, 84', '118', '184/121', '30', '88%', '38.4'])
        expect(summary.element().textContent).toContain(text);
      expect(summary.element().textContent).not.toContain(scenario.title);
      const boxes = [
        ...document.querySelectorAll('dl > div, [data-summary] button, [data-summary] span, td, th'),
      ];
      expect(boxes.filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    },
  );

  test('has one strip of readings if there is room', async () => {
    await page.viewport(1280, 900);
    await showPlayer();
    const tops =
      [...document.querySelectorAll('dl')].find((list) => list.children.length === 7)?.children ?? [];
    expect(new Set([...tops].map((tile) => tile.getBoundingClientRect().top)).size).toBe(1);
  });

  test('lists the critical result first, and says how many are abnormal', async () => {
    const { screen } = await showPlayer();
    await expect.element(screen.getByRole('button', { name: 'Results · 2 abnormal' })).toBeVisible();
    const names = [...document.querySelectorAll('tbody th')].map((cell) => cell.textContent);
    expect(names).toEqual(['Potassium', 'Sodium', 'Chloride']);
    await expect.element(screen.getByText('HH')).toBeVisible();
  });
});

describe('an answer in another format', () => {
  const several: Question = {
    ...question('Which fruits?', 0),
    item: {
      format: 'several',
      options: ['Apples', 'Pears', 'Plums', 'Cherries'].map((text, index) =>
        index < 2 ? { text, key: true as const } : { text, why: 'That grows on another tree.' },
      ),
    },
  };
  const cloze: Question = {
    ...question('What is missing?', 0),
    item: {
      format: 'cloze',
      passage: 'She eats {1}.',
      gaps: [[{ text: 'apples', key: true }, { text: 'stones', why: 'Nobody does.' }, { text: 'wood' }]],
      scoring: 'each',
    },
  };
  const stepsOf = (...questions: Question[]) =>
    questions.map((_, questionIndex) => ({
      scenario: { ...scenario, scenario: { ...scenario.scenario, questions } },
      questionIndex,
    }));

  test('that is partly right is called so, with its points and how many learners had full credit', async () => {
    const { screen } = await showPlayer({
      steps: stepsOf(several),
      peersOf: () => ({ shares: [], fullCredit: 62 }),
    });
    await screen.getByText('Apples', { exact: true }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('1 of 2 points')).toBeVisible();
    await expect.element(screen.getByText('62% of learners got full credit')).toBeVisible();
    await expect.element(screen.getByText('Score: 0 / 1', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1 partly right', { exact: true })).toBeVisible();
    expect(currentToast()).toMatchObject({ title: 'Partly right', variant: 'caution' });
  });

  test('is submitted with Enter on a gap’s list', async () => {
    const { screen, given } = await showPlayer({ steps: stepsOf(cloze) });
    const gap = screen.getByRole('combobox', { name: 'Gap 1' });
    await gap.selectOptions('stones');
    gap.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(given.onAnswer).toHaveBeenCalledOnce();
  });

  test.each([
    [several, 'A–D or 1–4 to choose · Enter: Submit Answer'],
    [cloze, 'Tab to move, Space or arrow keys to choose · Enter: Submit Answer'],
  ])('has a hint with its own keys', async (one, hint) => {
    const { screen } = await showPlayer({ steps: stepsOf(one) });
    await expect.element(screen.getByText(hint)).toBeVisible();
  });

  test.each([
    [undefined, 'Complete Scenario'],
    ['review' as const, 'Finish Session'],
    ['nothing' as const, 'Finish Session'],
  ])('the last question ends the run (it earns: %s)', async (earns, name) => {
    const { screen } = await showPlayer({ steps: stepsOf(several), ...(earns && { earns }) });
    await userEvent.keyboard('A');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  });
});

test('confidence has its own keys', async () => {
  const { screen, given } = await showPlayer({ asksConfidence: true });
  await userEvent.keyboard('z');
  await expect.element(screen.getByRole('radio', { name: 'Sure', exact: true })).toBeChecked();
  await userEvent.keyboard('Ay{Enter}');
  expect(given.onAnswer).toHaveBeenCalledWith(
    expect.objectContaining({ confidence: 'unsure' }),
    expect.any(Number),
    expect.anything(),
  );
});

test('an answer first given on another device is not praised as if it had been given here', async () => {
  const { screen, given } = await showPlayer();
  await userEvent.keyboard('ABCD'.charAt(letterOf('Pears')) + '{Enter}');
  expect(currentToast()).toMatchObject({ title: 'Correct!' });
  const first = { questionIndex: 0, selectedOption: 0, response: null, correct: false, credit: 0 };
  await screen.rerender(
    <Suspense>
      <div className="px-4">
        <ScenarioPlayer {...given} theirs={[first]} />
      </div>
    </Suspense>,
  );
  await expect
    .poll(() => currentToast())
    .toMatchObject({ title: 'Already answered on another device', description: 'Your first answer counts.' });
});

test('marked questions are named beside the progress, and practice promises no XP', async () => {
  const { screen } = await showPlayer({ isMarked: (step) => step === 1, earns: 'nothing' });
  await expect.element(screen.getByText('Marked questions: 2')).toBeInTheDocument();
  await expect.element(screen.getByText('No XP in practice')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/100\sXP/);
});

test('a review says what it is worth', async () => {
  const { screen } = await showPlayer({ earns: 'review' });
  await expect.element(screen.getByText('2 XP per right answer, up to 40 XP a day')).toBeVisible();
});
