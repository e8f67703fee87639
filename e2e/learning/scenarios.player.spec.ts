import type { Locator, Page } from '@playwright/test';
import { firstSentence, clippableBoxes } from '../support/elements.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { pressTwice, skipDoublePressGuard, isPlain, outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

const main = (page: Page) => page.getByRole('main');
const order = (player: Player) =>
  player.card
    .getByRole('radio')
    .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value));

test('exam mode explains nothing before the end, and is remembered', async ({ page, learner, api }) => {
  const [scenario, next] = await api.scenarios(learner.token, 'nursing');
  const { count, correct } = outcomeOf(scenario!, 1);
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await page.getByRole('button', { name: 'Explanations: Tutor mode' }).click();
  await page.getByRole('radio', { name: 'Exam mode' }).check();
  await page.keyboard.press('Escape');
  for (const index of scenario!.scenario.questions.keys()) {
    await expect(main(page)).toContainText(`Question ${index + 1} of ${count}`);
    await player.from(index).give(index > 0);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    const isLast = index === count - 1;
    await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(isLast ? 1 : 0);
    if (!isLast) await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
  }
  await expect(main(page)).toContainText(correct);
  await expect(page.getByRole('group').first()).toContainText(
    scenario!.scenario.questions[0]!.explanation.slice(0, 15),
  );
  await page.goto(`/scenarios/${next!.id}`);
  await expect(page.getByRole('button', { name: 'Explanations: Exam mode' })).toBeVisible();
});

test('a whole case by keyboard alone, with its tools', async ({ page, learner, api }) => {
  const scenario = (await api.scenarios(learner.token, 'nursing')).find(isPlain);
  const { count, correct, xp } = outcomeOf(scenario!);
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await expect(player.card).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Open the calculator');
  await page.keyboard.press('Escape');

  await page.keyboard.press('k');
  await expect(page.getByRole('textbox', { name: 'Calculation' })).toBeFocused();
  await page.keyboard.type('0.15 * 70 / 2');
  await expect(page.getByRole('status', { name: 'Result' })).toHaveText('= 5.25');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Calculator' })).toBeHidden();
  await page.keyboard.press('l');
  await expect(page.getByRole('searchbox', { name: 'Find a test' })).toBeFocused();
  await page.keyboard.type('HCO3');
  await expect(page.getByRole('rowheader', { name: 'Bicarbonate' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('m');
  await expect(player.card.getByRole('img', { name: 'Marked' })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Ask about this one');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await expect(main(page)).not.toContainText(scenario!.scenario.questions[0]!.question);
  await page.keyboard.press('Enter');
  await expect(player.card).toBeVisible();

  await page.keyboard.press('Shift+A');
  await expect(player.card.getByRole('button', { name: 'Restore option A' })).toBeVisible();
  for (let index = 0; index < count; index += 1) {
    await expect(main(page)).toContainText(`Question ${index + 1} of ${count}`);
    const place = (await order(player)).indexOf(String(scenario!.scenario.questions[index]!.correct));
    await page.keyboard.press('ABCDEF'[place]!);
    // The second half of a double press skips nothing.
    await pressTwice(page, 'Enter');
    await expect(firstSentence(player.card)).toBeInViewport({ ratio: 1 });
    await skipDoublePressGuard(page);
    await page.keyboard.press('Enter');
  }
  await expect(main(page)).toContainText(correct);
  // Until the server has the result, the case stays where it was left.
  await expect(main(page)).toContainText(`+${xp} XP`);
  await page.goto('/dashboard');
  await page.goto(`/scenarios/${scenario!.id}`);
  await expect(player.card.getByRole('img', { name: 'Marked' })).toBeVisible();
  await page.keyboard.press('n');
  await expect(page.getByRole('textbox', { name: 'Your note on this question' })).toHaveValue(
    'Ask about this one',
  );
});

test.describe('on a phone', () => {
  for (const width of [320, 360]) {
    test(`of ${width} px every reading is whole, and what explains the answer is in view`, async ({
      page,
      learner,
      api,
    }) => {
      const all = await api.scenarios(learner.token);
      const scenario = all.find(
        ({ scenario: { vitals, labs } }) => vitals && Object.keys(vitals).length === 7 && labs,
      )!;
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`/scenarios/${scenario.id}`);
      const player = new Player(page, scenario);
      await expect(player.card).toBeVisible();
      await expectNoOverflow(page);
      const cut = await clippableBoxes(page).evaluateAll((boxes) =>
        boxes
          .filter((box) => box.clientWidth > 1 && box.scrollWidth > box.clientWidth + 1)
          .map((box) => box.textContent),
      );
      expect(cut).toEqual([]);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();

      await player.answer(false);
      const sentence = firstSentence(player.card);
      await expect(sentence).toBeInViewport({ ratio: 1 });
      await expect(notifications(page).getByRole('paragraph').first()).toHaveText('Not quite right');
      // From the top: the notification, the patient, and what explains the answer.
      const summary = page.getByRole('button', { name: 'Show the case' });
      let bottom = 0;
      for (const part of [notifications(page), summary, sentence]) {
        const { y, height } = (await part.boundingBox())!;
        expect(y).toBeGreaterThanOrEqual(Math.floor(bottom));
        bottom = y + height;
      }
      await player.goOn();
      await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);

      // One clock is visible, and it is paused while the sheet covers the question.
      const clocks = () =>
        page.getByText(/^\d:\d\d$/).evaluateAll((all) => {
          const isOnTop = (one: Element) => {
            const { left, width, top, height } = one.getBoundingClientRect();
            return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
          };
          return all.filter(isOnTop).length;
        });
      await expect.poll(clocks).toBe(1);
      const tools = page.getByRole('button', { name: 'Tools' }).filter({ hasText: 'Tools' });
      await expect(tools).toHaveText('Tools');
      await tools.click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('group', { name: 'Time limit in a scenario' })).toBeVisible();
      const clock = page.getByRole('timer');
      const stood = await clock.textContent();
      const since = await page.evaluate(() => performance.now());
      await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(since + 1500);
      await expect(clock).toHaveText(stood ?? '');
      await sheet.getByRole('button', { name: 'Lab reference ranges' }).click();
      await expect(page.getByRole('region', { name: 'Lab reference ranges' })).toBeVisible();
      await expectNoOverflow(page);
    });
  }
});

test('the result leads to the next case, and to practice of what was missed', async ({
  page,
  learner,
  api,
}) => {
  const [scenario, ...others] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${scenario!.id}`);
  await new Player(page, scenario!).finish([false, true, false]);
  const next = page.getByRole('link', { name: /^Next case: / });
  const address = await next.getAttribute('href');
  expect(others.map(({ id }) => `/scenarios/${id}`)).toContain(address);
  await expect(next).toHaveAccessibleDescription(
    /^(Because .+ is your weakest topic|Because you missed a question on .+|Next on your path: .+)\.$/,
  );
  await page.getByRole('button', { name: 'Practice what you missed' }).click();
  await expect(page).toHaveURL(/\/practice\//);
  await expect(main(page)).toContainText('Question 1 of 2');
  const practice = new Player(page, scenario!);
  await practice.answer(true);
  await skipDoublePressGuard(page);
  await practice.action.click();
  await expect(main(page)).toContainText('Question 2 of 2');
  await page.reload();
  await expect(main(page)).toContainText('Question 2 of 2');
  const third = new Player(page, scenario!).from(2);
  await third.answer(false);
  await skipDoublePressGuard(page);
  await third.action.click();
  await expect(page.getByRole('heading', { name: 'Practice complete' })).toBeFocused();
  await expect(main(page)).toContainText('1 of 2 questions correct');
  // Remaining mistakes are practiced once more; then nothing is left to practice.
  await page.getByRole('button', { name: 'Practice what you missed' }).click();
  await expect(main(page)).toContainText('Question 1 of 1');
  const again = new Player(page, scenario!).from(2);
  await again.answer(true);
  await skipDoublePressGuard(page);
  await again.action.click();
  await expect(main(page)).toContainText('1 of 1 question correct');
  await expect(page.getByRole('button', { name: 'Practice what you missed' })).toHaveCount(0);

  await page.goto('/dashboard');
  await page.getByRole('link', { name: scenario!.title }).click();
  await expect(page).toHaveURL(/\/attempts\//);
  await expect(main(page)).toContainText(outcomeOf(scenario!, 2).correct);
  await page.getByRole('button', { name: 'Discuss this question' }).first().click();
  await page.getByRole('textbox', { name: 'Your thoughts' }).fill('Why not the other one?');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page).toHaveURL(/\/community\/posts\//);
  await expect(main(page)).toContainText('Why not the other one?');
  // The way back still works, even from the result.
  await page.getByRole('link', { name: 'Back to the question' }).click();
  await expect(page).toHaveURL(/\/attempts\//);
  await expect(main(page)).toContainText(outcomeOf(scenario!, 2).correct);
  await expect(page.getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
});

test('the clock is paused while an explanation is read', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.clock.install();
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await expect(player.card).toBeVisible();
  await page.clock.fastForward('00:30');
  await player.answer(true);
  await page.clock.fastForward('10:00');
  await expect(page.getByRole('dialog', { name: "Time's up" })).toBeHidden();
  await expect(page.getByRole('timer')).toHaveText(/^4:[23]\d$/);
});

test('the question’s thread opens with its field focused, and returns the focus', async ({
  page,
  learner,
  api,
}) => {
  // Not the case whose first question another journey writes about.
  const scenario = (await api.scenarios(learner.token, 'nursing')).at(-1);
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await player.answer(true);
  const discuss = page.getByRole('button', { name: 'Discuss this question' });
  await discuss.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Discuss this question' });
  await expect(dialog.getByRole('textbox', { name: 'Your thoughts' })).toBeFocused();
  await expect(dialog).toContainText('No one has written about this question yet.');
  await expect(dialog.getByRole('textbox', { name: 'Your thoughts' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(discuss).toBeFocused();
});

for (const width of [360, 768, 1440]) {
  test(`at ${width} px messages about an answer cover neither case, options nor verdict`, async ({
    page,
    learner,
    api,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const scenario = (await api.scenarios(learner.token, 'nursing')).find(isPlain)!;
    await page.goto(`/scenarios/${scenario.id}`);
    const player = new Player(page, scenario);
    await player.answer(false);
    await expect(notifications(page)).toContainText('Not quite right');
    const bottomOf = async (locator: Locator) => {
      const box = await locator.boundingBox();
      return box!.y + box!.height;
    };
    if (width < 1024) {
      const header = await bottomOf(page.getByRole('banner'));
      expect(await bottomOf(notifications(page))).toBeLessThanOrEqual(header + 1);
      return;
    }
    // Where there is room, it stands in the question's foot, before the button that leads on.
    const [message, next] = [notifications(page), page.getByRole('button', { name: 'Next Question' })];
    const [said, button] = [(await message.boundingBox())!, (await next.boundingBox())!];
    expect(said.x + said.width).toBeLessThanOrEqual(button.x);
    expect(Math.abs(said.y + said.height / 2 - (button.y + button.height / 2))).toBeLessThan(2);
  });
}
