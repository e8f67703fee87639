import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import type { Learner } from '../support/api.ts';
import { expectNoViolations } from '../support/axe.ts';
import { rightResponse } from '../support/formats.ts';
import { expectNoOverflow } from '../support/layout.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expect, test, signedInTest } from '../support/test.ts';

const cardsOf = (page: Page) => page.getByRole('region', { name: 'Scenarios' }).getByRole('listitem');
const chip = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Clinical areas' }).getByRole('button', { name });
const found = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A completed attempt with the given number of wrong answers first, as the player sends it. */
async function complete(request: APIRequestContext, { token }: Learner, scenario: Scenario, wrong: number) {
  const answers = scenario.scenario.questions.map(({ correct, options, item }, questionIndex) => {
    if (questionIndex < wrong) return { questionIndex, selectedOption: (correct + 1) % options.length };
    return { questionIndex, ...(item ? { response: rightResponse(item) } : { selectedOption: correct }) };
  });
  const reply = await request.post('/api/progress', {
    headers: { Authorization: `Bearer ${token}` },
    data: {
      scenarioId: scenario.id,
      version: scenario.version,
      attemptId: randomUUID(),
      answers,
      completed: true,
      score: 0,
      timeSpent: 60,
    },
  });
  expect(reply.ok()).toBe(true);
}

test('starts with the learner’s own path, filtered by the areas in the address', async ({
  page,
  learner,
  api,
}) => {
  const all = await api.scenarios(learner.token);
  const own = all.filter(({ careerPath }) => careerPath === 'nursing');
  const of = (scenarios: Scenario[], ...areas: Scenario['scenario']['areas']) =>
    scenarios.filter(({ scenario }) => areas.some((area) => scenario.areas.includes(area))).length;
  await page.goto('/learning-pathways');
  await expect(page.getByRole('combobox', { name: 'Career path' })).toHaveValue('nursing');
  await expect(found(page)).toHaveText(`${own.length} scenarios`);

  await chip(page, 'Infection & sepsis').click();
  await expect(found(page)).toHaveText(`${of(own, 'infection')} scenarios`);
  await chip(page, 'Respiratory').click();
  await expect(chip(page, 'Respiratory')).toHaveAttribute('aria-pressed', 'true');
  await expect(found(page)).toHaveText(`${of(own, 'infection', 'respiratory')} scenarios`);
  await page.reload();
  await expect(found(page)).toHaveText(`${of(own, 'infection', 'respiratory')} scenarios`);
  await page.goBack();
  await expect(chip(page, 'Respiratory')).toHaveAttribute('aria-pressed', 'false');
  await expect(found(page)).toHaveText(`${of(own, 'infection')} scenarios`);
  await page.goBack();
  await expect(chip(page, 'All areas')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL('/learning-pathways');

  // A link without a path covers all of them.
  await page.goto('/learning-pathways?area=toxicology');
  await expect(page.getByRole('combobox', { name: 'Career path' })).toHaveValue('');
  await expect(found(page)).toHaveText(`${of(all, 'toxicology')} scenarios`);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Title A–Z');
  // What is off screen isn't rendered, and has no inner text.
  const titles = await cardsOf(page).getByRole('heading').allTextContents();
  expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'en')));
});

signedInTest('finds what titles don’t say, tells where, and offers the other paths', async ({ page }) => {
  await page.goto('/learning-pathways');
  const search = page.getByPlaceholder('Search scenarios...');
  await search.fill('Délirium');
  await expect(cardsOf(page).first()).toContainText('Tag: delirium');
  await search.fill('spacer technique');
  await expect(cardsOf(page)).toHaveCount(1);
  await expect(cardsOf(page)).toContainText('Topic: spacer technique');
  await search.fill('baveno');
  await expect(page.getByText('No scenarios found')).toBeVisible();
  await page.getByRole('button', { name: 'Search all career paths' }).click();
  await expect(cardsOf(page).first()).toContainText('Guideline: Baveno VII');
  await expect(search).toHaveValue('baveno');
  await expectNoViolations(page);
});

test('says on each card what comes next, unfinished ones first', async ({ page, request, learner, api }) => {
  const [done, open] = await api.scenarios(learner.token, 'nursing');
  await complete(request, learner, done!, 2);
  await complete(request, learner, done!, 1);
  await page.goto('/learning-pathways');
  const player = await Player.start(page, open!);
  await player.answer(true);
  await player.goOn();
  await player.answer(false);
  await player.goOn();
  await page.goBack();

  const first = cardsOf(page).first();
  await expect(first).toContainText(open!.title);
  await first.getByRole('button', { name: `Continue · question 3 of ${outcomeOf(open!).count}` }).click();
  await expect(page.getByText(`Question 3 of ${outcomeOf(open!).count}`)).toBeVisible();
  await page.goBack();

  const last = cardsOf(page).last();
  await expect(last).toContainText(done!.title);
  await expect(last).toContainText(outcomeOf(done!, 1).state);
  await last.getByRole('link', { name: `Review: ${done!.title}` }).click();
  await expect(page.getByRole('img', { name: `You scored ${outcomeOf(done!, 1).percent}` })).toBeVisible();
  await expect(page).toHaveURL(/\/attempts\//);

  await page.getByText('Your attempts').click();
  await expectNoViolations(page);
  await page
    .getByRole('listitem')
    .filter({ hasText: outcomeOf(done!, 2).percent })
    .getByRole('link')
    .click();
  await expect(page.getByRole('img', { name: `You scored ${outcomeOf(done!, 2).percent}` })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Learning Pathways' }).click();
  const again = page.getByRole('button', { name: `Try again: ${done!.title}` });
  await expect(again).toBeFocused();
  await expect(again).toBeInViewport();
  await again.click();
  await expect(page.getByText(`Question 1 of ${outcomeOf(done!).count}`)).toBeVisible();
});

test('past attempts open from every row that names them', async ({ page, request, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await complete(request, learner, scenario!, 3);
  await complete(request, learner, scenario!, 0);
  const latest = page.getByRole('img', { name: 'You scored 100%' });
  for (const address of ['/dashboard', '/profile?tab=progress']) {
    for (const name of [scenario!.title, `2 attempts: ${scenario!.title}`]) {
      await page.goto(address);
      await page.getByRole('listitem').getByRole('link', { name, exact: true }).click();
      await expect(latest).toBeVisible();
    }
    await page.goto(address);
    const scores = page.getByRole('region', { name: 'Scores over time' });
    await scores.getByText('Show as a table').click();
    await scores.getByRole('link', { name: scenario!.title }).last().click();
    await expect(
      page.getByRole('img', { name: `You scored ${outcomeOf(scenario!, 3).percent}` }),
    ).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true });

  test('the first screen shows a case, and a sheet has the filters', async ({ page, learner, api }) => {
    const all = await api.scenarios(learner.token, 'nursing');
    const advanced = all.filter(({ difficulty }) => difficulty === 'advanced');
    await page.goto('/learning-pathways');
    const first = cardsOf(page).first();
    await expect(first.getByRole('button', { name: 'Start Scenario' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter Scenarios' });
    await sheet.getByRole('combobox', { name: 'Difficulty' }).selectOption('Advanced');
    await expectNoViolations(page);
    await sheet.getByRole('button', { name: `Show ${advanced.length} scenarios` }).click();
    await expect(found(page)).toHaveText(`${advanced.length} scenarios`);
    await page.getByRole('button', { name: 'Remove filter: Advanced' }).click();
    await expect(found(page)).toHaveText(`${all.length} scenarios`);
    await expectNoViolations(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });

  test('twenty cases are shown until more are asked for, and are there on the way back', async ({
    page,
    learner,
    api,
  }) => {
    const all = await api.scenarios(learner.token, 'nursing');
    await page.route('**/api/ads*', (route) => route.fulfill({ json: [] }));
    await page.goto('/learning-pathways');
    await expect(cardsOf(page)).toHaveCount(20);
    const more = page.getByRole('button', { name: 'Show more' });
    await more.click();
    await expect(cardsOf(page)).toHaveCount(all.length);
    await expect(more).toHaveCount(0);
    const first = cardsOf(page).nth(20).getByRole('button');
    await expect(first).toBeFocused();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/scenarios\//);
    await page.goBack();
    const again = page.getByRole('button', { name });
    await expect(again).toBeFocused();
    await expect(again).toBeInViewport();
  });
});
