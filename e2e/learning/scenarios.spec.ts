import type { Page } from '@playwright/test';
import { partsOf } from '../support/elements.ts';
import { skipDoublePressGuard, outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test.describe('learning pathways', () => {
  const filters = (page: Page) => ({
    search: page.getByPlaceholder('Search scenarios...'),
    careerPath: page.getByRole('combobox', { name: 'Career path' }),
    difficulty: page.getByRole('combobox', { name: 'Difficulty' }),
    clear: page.getByRole('search').getByRole('button', { name: 'Clear Filters' }),
    found: page.getByRole('main').getByRole('status'),
    cards: page
      .getByRole('region', { name: 'Scenarios' })
      .getByRole('listitem')
      .filter({ hasNotText: 'Sponsored' }),
  });

  test('can be filtered by path, difficulty and words, and reset', async ({ page, learner, api }) => {
    const all = await api.scenarios(learner.token);
    const nursing = all.filter((scenario) => scenario.careerPath === 'nursing');
    await page.goto('/learning-pathways?path=all');
    const { search, careerPath, difficulty, clear, found, cards } = filters(page);
    await expect(page.getByRole('heading', { name: 'Filter Scenarios' })).toBeVisible();
    await expect(cards).toHaveCount(all.length);
    await expect(careerPath.getByRole('option')).toHaveText([
      'All Career Paths',
      'Nursing',
      'Medical Doctor',
      'Pharmacy',
      'Medical Tech',
    ]);
    await expect(difficulty.getByRole('option')).toHaveText([
      'All Difficulties',
      'Beginner',
      'Intermediate',
      'Advanced',
    ]);

    for (const [name, value] of [
      ['Medical Doctor', 'doctor'],
      ['Pharmacy', 'pharmacy'],
      ['Medical Tech', 'tech'],
      ['Nursing', 'nursing'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('button', { name, pressed: true })).toBeVisible();
      await expect(careerPath).toHaveValue(value);
      await expect(cards).toHaveCount(all.filter((scenario) => scenario.careerPath === value).length);
    }
    await difficulty.selectOption('Advanced');
    await expect(cards).toHaveCount(nursing.filter((scenario) => scenario.difficulty === 'advanced').length);
    await expect(found).toHaveText(/^\d+ scenarios?$/);

    await clear.click();
    // The learner's own path isn't a filter that they have set.
    await expect(cards).toHaveCount(nursing.length);
    const wanted = nursing[7]!;
    await search.fill(wanted.title.toUpperCase());
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(wanted.title);
    await search.fill(wanted.description.slice(10, 60).toLowerCase());
    await expect(cards).toContainText([wanted.title]);

    await search.fill('no scenario has these words');
    await expect(page.getByText('No scenarios found')).toBeVisible();
    await expect(page.getByText('Try adjusting your filters or search terms')).toBeVisible();
    await expect(found).toHaveText('0 scenarios');
    await clear.click();
    await expect(search).toHaveValue('');
    await expect(cards).toHaveCount(nursing.length);
  });

  test('keep filters and position while a scenario is played', async ({ page, learner, api }) => {
    const ofTech = await api.scenarios(learner.token, 'tech');
    const scenario = ofTech.at(-1)!;
    await page.goto('/learning-pathways');
    const { careerPath, cards } = filters(page);
    await careerPath.selectOption('Medical Tech');
    await expect(cards).toHaveCount(ofTech.length);
    await Player.start(page, scenario);
    // The cards are further down than when it was left.
    await page.setViewportSize({ width: 800, height: 600 });
    await page.getByRole('link', { name: 'Back to Learning Pathways' }).click();
    await expect(page.getByRole('button', { name: 'Remove filter: Medical Tech' })).toBeVisible();
    const start = page.getByRole('button', { name: `Start Scenario: ${scenario.title}` });
    await expect(start).toBeFocused();
    await expect(start).toBeInViewport();
  });

  test('show six placeholders while the scenarios load, and offer to retry when that fails', async ({
    page,
    learner,
    api,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 500.*\/api\/scenarios/);
    const { length } = await api.scenarios(learner.token, 'nursing');
    const waiting = Promise.withResolvers<undefined>();
    await page.route('**/api/scenarios/summaries*', async (route) => {
      await waiting.promise;
      await route.fulfill({ status: 500, json: { message: 'Broken.', code: 'internal' } });
    });
    await page.goto('/learning-pathways');
    await expect(partsOf(page.getByRole('status', { name: 'Loading scenarios' }))).toHaveCount(6);
    waiting.resolve(undefined);
    await expect(page.getByRole('alert')).toContainText("We couldn't load the scenarios.");
    await page.unroute('**/api/scenarios/summaries*');
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(filters(page).cards).toHaveCount(length);
  });
});

test.describe('the player', () => {
  test('explains every option, keeps score and locks what was answered', async ({ page, learner, api }) => {
    const scenario = (await api.scenarios(learner.token)).find(
      ({ scenario: { labs, vitals, questions } }) => labs && vitals && questions[0]?.memoryTrick,
    )!;
    const { questions, patientPresentation } = scenario.scenario;
    const { count, earned } = outcomeOf(scenario, 1);
    await page.goto('/learning-pathways?path=all');
    const player = await Player.start(page, scenario);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(scenario.title);
    await expect(main).toContainText(`Question 1 of ${count}`);
    await expect(main).toContainText(`${scenario.xpReward} XP`);
    await expect(main).toContainText(scenario.difficulty, { ignoreCase: true });
    await expect(page.getByRole('timer')).toHaveText(/^(5:00|4:5\d)$/);
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', `Question 1 of ${count}`);
    await expect(main).toContainText(patientPresentation.split('\n')[0]!);
    await expect(page.getByRole('heading', { name: 'Vital signs' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Results' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
    const letters = await Promise.all(
      [...questions[0]!.options.keys()].map((index) => player.letterOf(index)),
    );
    expect(letters.toSorted()).toEqual(questions[0]!.options.map((_, place) => 'ABCDEF'[place]));

    // The choice can be changed until it is submitted.
    await player.choose(true);
    const wrong = await player.choose(false);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    await expectToast(page, 'Not quite right', "Don't worry, learning from mistakes is part of the process.");
    await expect(main).toContainText('Score: 0 / 1');
    await expect(player.option(wrong)).toHaveAccessibleName(/Your answer$/);
    await expect(player.option(questions[0]!.correct)).toHaveAccessibleName(/Correct answer$/);
    for (const rationale of questions[0]!.optionRationales) {
      if (rationale) await expect(player.card).toContainText(rationale);
    }
    await expect(player.card.getByRole('heading', { name: 'Explanation' })).toBeVisible();
    await expect(player.card).toContainText(questions[0]!.explanation.slice(0, 30));
    await expect(player.card).toContainText(questions[0]!.memoryTrick!);
    for (const radio of await player.card.getByRole('radio').all()) await expect(radio).toBeDisabled();
    await expect(page.getByText('Answer recorded')).toBeVisible();
    await skipDoublePressGuard(page);
    await page.getByRole('button', { name: 'Next Question' }).click();

    const second = new Player(page, scenario).from(1);
    await expect(main).toContainText(`Question 2 of ${count}`);
    await expect(second.card).toContainText(questions[1]!.question);
    await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeDisabled();
    await second.answer(true);
    await expectToast(page, 'Correct!', 'Great job! Keep it up.');
    await expect(main).toContainText('Score: 1 / 2');
    await second.goOn();
    await second.work(questions.slice(3).map(() => true));
    await second.answer(true);
    await expect(page.getByRole('button', { name: 'Complete Scenario' })).toBeVisible();
    await second.goOn();
    await expectToast(page, 'Scenario Complete!', earned);

    // One per question; the case as of that question is a section within it.
    const reviewOf = (index: number) =>
      page.getByRole('group').filter({ hasText: questions[index]!.question }).first();
    for (const index of questions.keys()) await expect(reviewOf(index)).toBeVisible();
    // Missed questions are open with all their options; right ones are closed.
    for (const text of questions[0]!.options) await expect(reviewOf(0)).toContainText(text);
    await expect(reviewOf(0).getByText(questions[0]!.explanation.slice(0, 30))).toBeVisible();
    await expect(reviewOf(1).getByText(questions[1]!.explanation.slice(0, 30))).toBeHidden();
  });

  test('reports an item to its authors', async ({ page, learner, api }) => {
    const [scenario] = await api.scenarios(learner.token, 'nursing');
    await page.goto('/dashboard');
    const player = await Player.start(page, scenario!);
    await player.answer(false);
    await page.getByRole('button', { name: 'Report a problem' }).click();
    const dialog = page.getByRole('dialog', { name: 'Report a problem with this question' });
    await dialog.getByRole('textbox', { name: 'Tell us more' }).fill('The dose is of the old guideline.');
    // No reason is preselected.
    await expect(dialog.getByRole('button', { name: 'Send report' })).toBeDisabled();
    await dialog.getByRole('radio', { name: 'It no longer follows current guidelines' }).check();
    // Meanwhile, the player's own shortcuts are off.
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toContainText(`Question 1 of ${outcomeOf(scenario!).count}`);
    const sent = page.waitForRequest('**/api/scenarios/*/report');
    await dialog.getByRole('button', { name: 'Send report' }).click();
    expect((await sent).postDataJSON()).toMatchObject({
      questionIndex: 0,
      reason: 'outdated',
      message: 'The dose is of the old guideline.',
    });
    await expectToast(page, 'Thank you', 'We sent your report to the authors.');
    await expect(dialog).toBeHidden();
  });

  test.describe('when the time is up', () => {
    async function untilTimeIsUp(page: Page) {
      await page.clock.fastForward('04:00');
      await expect(page.getByText('60 seconds left')).toBeAttached();
      await page.clock.fastForward('00:50');
      await expect(page.getByText('10 seconds left')).toBeAttached();
      await page.clock.fastForward('00:15');
      const dialog = page.getByRole('dialog', { name: "Time's up" });
      await expect(dialog).toContainText('Keep going without a time limit, or finish now');
      await page.keyboard.press('Escape');
      // Meant for the question that it lies over.
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await page.clock.fastForward('00:01');
      return dialog;
    }

    test('a learner may continue without a limit', async ({ page, learner, api }) => {
      const [scenario] = await api.scenarios(learner.token, 'nursing');
      await page.clock.install();
      await page.goto('/dashboard');
      const player = await Player.start(page, scenario!);
      await player.choose(true);
      const dialog = await untilTimeIsUp(page);
      await dialog.getByRole('button', { name: 'Keep going' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('No time limit')).toBeVisible();
      await expect(player.option(player.question.correct)).toBeChecked();
      await player.finish();
      await expect(page.getByRole('main')).toContainText(outcomeOf(scenario!).correct);
      await expect
        .poll(async () => (await api.progress(learner.token))[0])
        .toMatchObject({ score: 100, timeSpent: 300 });
    });

    test('or finish, and unanswered questions count as wrong', async ({ page, learner, api }) => {
      const [scenario] = await api.scenarios(learner.token, 'nursing');
      await page.clock.install();
      await page.goto('/dashboard');
      const player = await Player.start(page, scenario!);
      await player.answer(true);
      await player.goOn();
      await player.answer(true);
      await player.goOn();
      const dialog = await untilTimeIsUp(page);
      await dialog.getByRole('button', { name: 'Finish now' }).click();
      const unanswered = outcomeOf(scenario!).count - 2;
      const { earned, score } = outcomeOf(scenario!, unanswered);
      await expectToast(page, 'Scenario Complete!', earned);
      await expect(page.getByRole('img', { name: 'Not answered' })).toHaveCount(unanswered);
      expect((await api.progress(learner.token))[0]).toMatchObject({ completed: true, score });
    });

    test('or finish without an answer, and are told that it does not count', async ({
      page,
      learner,
      api,
    }) => {
      const [scenario] = await api.scenarios(learner.token, 'nursing');
      await page.clock.install();
      await page.goto('/dashboard');
      await Player.start(page, scenario!);
      const dialog = await untilTimeIsUp(page);
      const sent = page.waitForResponse((response) => response.url().endsWith('/api/progress'));
      await dialog.getByRole('button', { name: 'Finish now' }).click();
      expect((await sent).status()).toBe(200);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: 'Not completed' })).toBeFocused();
      await expect(main).toContainText("this attempt doesn't count");
      await expect(page.getByText('Scenario Complete!')).toHaveCount(0);
      const [entry] = await api.progress(learner.token);
      expect(entry).toMatchObject({ completed: false, score: null });
      await main.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText('Question 1 of')).toBeVisible();
    });
  });
});
