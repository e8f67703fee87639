import type { Locator } from '@playwright/test';
import { heartFailureNote } from '@rounds/clinical-text/testing/sample-notes';
import type { PracticeSession } from '@rounds/contract/learning/practice';
import { speak } from '../support/accessible.ts';
import { buttonsBeside } from '../support/elements.ts';
import { expectNoOverflow, smallPhone } from '../support/layout.ts';
import { Player, playersOf } from '../support/player.ts';
import { expect, signedInTest, test } from '../support/test.ts';

/** A small phone of today. */
const viewport = { width: 360, height: 740 };

test.use({ viewport });

/** How many lines an element's text takes. */
const linesOf = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

const bottomOf = async (element: Locator) => {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
};

test('no career path’s name breaks inside a word on a first visit', async ({ page, learner, api }) => {
  await api.changeProfile(learner.token, { careerPath: null });
  await page.goto('/dashboard');
  const paths = page.getByRole('group', { name: "What's your career path?" });
  for (const name of ['Nursing', 'Pharmacy']) {
    expect(await linesOf(paths.getByText(name, { exact: true })), name).toBe(1);
  }
  await expectNoOverflow(page);
});

test('the footer keeps its button on one line, and the score stays with its result', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await expect(player.action).toHaveText('Submit Answer');
  expect(await linesOf(player.action)).toBe(1);
  await player.finish();
  const scored = page.getByRole('region', { name: /Notifications/ }).getByText('Scenario Complete!');
  await expect(scored).toBeVisible();
  const next = page.getByRole('link', { name: /^Next case: / });
  await expect(next).toBeVisible();
  const widths = await buttonsBeside(next).evaluateAll((buttons) =>
    buttons.map((button) => Math.round(button.getBoundingClientRect().width)),
  );
  expect(widths.length).toBeGreaterThan(1);
  expect(new Set(widths).size, widths.join(', ')).toBe(1);
  await page.getByRole('link', { name: /^Next case: / }).click();
  await expect(page.getByRole('button', { name: 'Submit Answer' })).toBeVisible();
  // At once, not after its five seconds.
  await expect(scored).toBeHidden({ timeout: 3000 });
});

test('the verdict is not covered by sticky bars', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  await player.choose(false);
  await player.action.click();
  const verdict = player.card.getByText('Not quite right');
  const summary = page.getByRole('button', { name: new RegExp(`^${scenario!.scenario.patient!.name}, `) });
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('Not quite right');
  await expect
    .poll(async () => (await verdict.boundingBox())!.y - (await bottomOf(summary)))
    .toBeGreaterThanOrEqual(0);
});

test('a practice question tells its case in order, for readers new to it', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token);
  // One whose second question has an update.
  const scenario = scenarios.find((one) => one.scenario.questions[1]?.update)!;
  const body = { id: crypto.randomUUID(), filters: { scenarioIds: [scenario.id] }, count: 5, mixed: false };
  const session = await api.call<PracticeSession>('POST', '/api/practice', learner.token, body);
  const late = { ...session, items: session.items.filter(({ questionIndex }) => questionIndex === 1) };
  await page.route(`**/api/practice/${session.id}`, (route) => route.fulfill({ json: late }));
  await page.goto(`/practice/${session.id}`);
  const presentation = page.getByRole('heading', { name: 'Patient presentation' });
  const news = page.getByRole('heading', { name: /What happened next/ });
  await expect(presentation).toBeVisible();
  expect((await news.boundingBox())!.y).toBeGreaterThan((await presentation.boundingBox())!.y);
});

test('a practice session asks before it is ended early', async ({ page, network, learner, api }) => {
  const scenarios = await api.scenarios(learner.token);
  const session = await api.beginPractice(learner.token, { count: 5 });
  await page.goto(`/practice/${session.id}`);
  const player = playersOf(page, session, scenarios)[0]!;
  await expect(player.card).toBeVisible();
  await network.goOffline();
  await player.answer(true);
  const dialog = page.getByRole('dialog', { name: 'End this session?' });
  await page.getByRole('button', { name: 'End session' }).click();
  await dialog.getByRole('button', { name: 'End session' }).click();
  await expect(dialog).toContainText("Your latest answers haven't been sent yet.");
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Keep going' }).click();
  await network.goOnline();
  await expect.poll(async () => (await api.practice(learner.token, session.id)).answered).toBe(1);
  await expect(async () => {
    await page.getByRole('button', { name: 'End session' }).click();
    await dialog.getByRole('button', { name: 'End session' }).click();
    await expect(page.getByRole('heading', { name: 'Practice complete' })).toBeFocused({ timeout: 2000 });
  }).toPass();
  // Scored by the answered questions; the unanswered ones are counted, and nothing gives their answers away.
  await expect(page.getByRole('main')).toContainText('100%');
  await expect(page.getByRole('main')).toContainText('1 of 1 question correct');
  await expect(page.getByRole('main')).toContainText('4 questions not answered');
  await expect(page.getByText('The case at this question')).toHaveCount(1);
  expect((await api.practice(learner.token, session.id)).completedAt).not.toBeNull();
});

test('results fit the narrowest phone, in the language with the longest words', async ({
  page,
  learner,
  api,
}) => {
  const scenarios = await api.scenarios(learner.token);
  const scenario = scenarios.find(({ title }) => title === 'Between two infusions')!;
  await page.setViewportSize(smallPhone);
  await page.addInitScript(() => localStorage.setItem('rounds.language', 'de'));
  await page.goto(`/scenarios/${scenario.id}`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectNoOverflow(page);
});

signedInTest('practice fits the narrowest phone, in the language of the longest words', async ({ page }) => {
  await page.setViewportSize(smallPhone);
  await page.addInitScript(() => localStorage.setItem('rounds.language', 'de'));
  await page.goto('/practice');
  await expect(page.getByRole('button', { name: 'Starten', exact: true })).toBeVisible();
  await expectNoOverflow(page);
});

test('what can be made from a note comes above its map and its text', async ({ page, learner, api }) => {
  const note = { title: 'Heart failure', content: heartFailureNote };
  const { id } = await api.call<{ id: number }>('POST', '/api/notes', learner.token, note);
  await api.call('POST', `/api/notes/${id}/analyze`, learner.token);
  await page.goto(`/note-analysis?tab=analyze&note=${id}`);
  const below = async (level: string) =>
    (await page.getByRole('heading', { level: 3, name: level }).boundingBox())!.y;
  await expect(page.getByRole('heading', { level: 3, name: 'Note text' })).toBeVisible();
  const [made, map, text] = [
    await bottomOf(page.getByRole('button', { name: 'Generate test' })),
    await below('Map of topics and terms'),
    await below('Note text'),
  ];
  expect(made).toBeLessThan(Math.min(map, text));
  // The table behind the map shows its last number in full, without scrolling.
  await page.getByText('Show as a table', { exact: true }).click();
  const table = page.getByRole('region', { name: 'Topics and terms as a table' });
  expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await expect(table).toContainText('Often together with');
});

test('a result’s next steps keep their place, however late the server answers', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto(`/scenarios/${scenario!.id}`);
  const player = new Player(page, scenario!);
  const { questions } = scenario!.scenario;
  await player.work([false, ...questions.slice(2).map(() => true)]);
  await player.answer(true);
  // The rewards come with the last answer, the next case with the list of completed ones.
  await page.route('**/api/progress*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await player.goOn();
  const practice = page.getByRole('button', { name: 'Practice what you missed' });
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  const places = async () => [(await practice.boundingBox())!.y, (await again.boundingBox())!.y];
  const atFirst = await places();
  await expect(page.getByRole('link', { name: /^Next case: / })).toBeVisible();
  await expect(page.getByText('XP from badges')).toBeVisible();
  expect(await places()).toEqual(atFirst);
});

signedInTest('the words under the thumb are whole and apart', async ({ page }) => {
  await page.goto('/billing');
  const community = page.getByRole('link', { name: /^Commun/ });
  const words = page.getByRole('navigation').filter({ has: community });
  for (const language of ['fr', 'de', 'en']) {
    await speak(page, language);
    for (const width of [360, smallPhone.width]) {
      await page.setViewportSize({ width, height: 740 });
      await expect(words.getByRole('link')).toHaveCount(5);
      const found = await words.getByRole('link').evaluateAll((links) =>
        links.map((link) => {
          const label = link.lastElementChild!;
          const range = document.createRange();
          range.selectNodeContents(label);
          const { left, right } = range.getBoundingClientRect();
          return { left, right, isCut: label.scrollWidth > label.clientWidth };
        }),
      );
      expect(found.filter(({ isCut }) => isCut)).toEqual([]);
      const gaps = found.slice(1).map(({ left }, index) => left - found[index]!.right);
      expect(Math.min(...gaps), `px between two words at ${width} px in ${language}`).toBeGreaterThanOrEqual(
        4,
      );
    }
  }
});
