import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import type { Learner } from '../support/api.ts';
import { skipDoublePressGuard, isPlain, outcomeOf, Player, playersOf } from '../support/player.ts';
import { expectAccessible, expectAccessibleInArabicToo } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

const main = (page: Page) => page.getByRole('main');
const sessionIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function goOn(player: Player): Promise<void> {
  await skipDoublePressGuard(player.page);
  await player.action.click();
}

test('wrong answers are practiced with one press, and then count as right', async ({
  page,
  learner,
  api,
}) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/practice');
  const quick = page.getByRole('region', { name: 'Quick start' });
  await expect(quick.getByRole('button', { name: /What I missed/ })).toContainText('None yet');
  await expect(quick.getByRole('button', { name: /What I missed/ })).toBeDisabled();

  await page.goto(`/scenarios/${scenario!.id}`);
  await new Player(page, scenario!).finish([false, true, false]);
  await expect(main(page)).toContainText(outcomeOf(scenario!, 2).correct);
  // The second key has to follow quickly, which a busy machine may not manage the first time.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(page).toHaveURL('/practice', { timeout: 2000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice');
  await expect(quick.getByRole('button', { name: /What I missed/ })).toContainText('2 questions');
  await quick.getByRole('button', { name: /What I missed/ }).click();
  await expect(main(page)).toContainText('Question 1 of 2');

  const session = await api.practice(learner.token, sessionIn(page));
  const [first, second] = playersOf(page, session, [scenario!]);
  await first!.answer(true);
  await goOn(first!);
  // Left in the middle: the start screen leads back to it.
  await page.getByRole('link', { name: 'Back to practice' }).click();
  const open = page.getByRole('region', { name: 'Continue' });
  await expect(open).toContainText('1 of 2 answered');
  await open.getByRole('link', { name: 'What I missed' }).click();
  await expect(main(page)).toContainText('Question 2 of 2');
  await second!.answer(true);
  await goOn(second!);
  await expect(page.getByRole('heading', { name: 'Practice complete' })).toBeFocused();
  await expect(main(page)).toContainText('2 of 2 questions correct');

  await page.getByRole('link', { name: 'New session' }).click();
  const past = page.getByRole('region', { name: 'Past sessions' });
  await expect(past).toContainText('100%');
  await expect(quick.getByRole('button', { name: /What I missed/ })).toContainText('None yet');
  await past.getByRole('link', { name: 'What I missed' }).click();
  await expect(main(page)).toContainText('2 of 2 questions correct');
  await page.goBack();
  await past.getByRole('button', { name: 'Actions: What I missed' }).click();
  await past.getByRole('button', { name: 'Delete session' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this session?' })
    .getByRole('button', { name: 'Delete', exact: true })
    .click();
  await expect(page.getByText('No sessions yet')).toBeVisible();
});

test('a custom session, opened from an address, in exam mode', async ({ page, learner, api }) => {
  const scenarios = await api.scenarios(learner.token);
  await page.goto('/practice?area=imaging&state=marked');
  await expect(page.getByRole('combobox', { name: 'Career path' })).toHaveValue('nursing');
  await expect(page.getByRole('checkbox', { name: 'Marked' })).toBeChecked();
  const start = page.getByRole('button', { name: 'Start', exact: true });
  await expect(main(page)).toContainText('No questions match. Choose fewer filters.');
  await expect(start).toBeDisabled();

  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('combobox', { name: 'Clinical area' }).selectOption({ label: 'Infection & sepsis' });
  await page.getByRole('checkbox', { name: 'Not seen yet' }).check();
  await page.getByRole('combobox', { name: 'Number of questions' }).selectOption('5');
  await page.getByRole('radio', { name: 'Exam mode' }).check();
  await page.getByRole('radio', { name: 'Case by case' }).check();
  await expect(main(page)).toContainText('5 questions · About 6 min');
  await expect(page).toHaveURL('/practice?area=infection&state=not_seen&n=5&mode=exam&order=cases');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Exam mode' })).toBeChecked();
  await start.click();
  await expect(main(page)).toContainText('Question 1 of 5');

  const session = await api.practice(learner.token, sessionIn(page));
  const areas = session.items.map(
    ({ scenarioId }) => scenarios.find(({ id }) => id === scenarioId)!.scenario.areas,
  );
  expect(areas.every((one) => one.includes('infection'))).toBe(true);
  const players = playersOf(page, session, scenarios);
  for (const [index, player] of players.entries()) {
    await expect(main(page)).toContainText(`Question ${index + 1} of 5`);
    await player.give(index > 0);
    await page.getByRole('button', { name: 'Submit Answer' }).click();
    if (index === 4) break;
    // Nothing reveals what was right, neither on screen nor in the server's responses.
    await expect(page.getByRole('heading', { name: 'Explanation' })).toHaveCount(0);
    await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
    await expect
      .poll(async () => (await api.practice(learner.token, session.id)).items[index])
      .toMatchObject({
        ...(player.question.item
          ? { response: expect.anything() }
          : { selectedOption: player.optionFor(index > 0) }),
        correct: null,
      });
  }
  await expect(main(page)).toContainText('4 of 5 questions correct');
  for (const { question } of players) {
    await expect(main(page)).toContainText(question.explanation.slice(0, 15));
  }
});

test('the first answer counts, on whichever device it was given', async ({
  page,
  browser,
  context,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409.*\/answers/);
  const scenarios = await api.scenarios(learner.token);
  const scenarioIds = scenarios.filter(isPlain).map(({ id }) => id);
  const session = await api.beginPractice(learner.token, { count: 5, filters: { scenarioIds } });
  const address = `/practice/${session.id}`;
  await page.goto(address);
  const [here] = playersOf(page, session, scenarios);
  await expect(main(page)).toContainText('Question 1 of 5');

  const other = await browser.newContext({ storageState: await context.storageState() });
  const phone = await other.newPage();
  await phone.goto(new URL(address, page.url()).href);
  const [there] = playersOf(phone, session, scenarios);
  await there!.answer(false);
  await expect(phone.getByText('Answer recorded')).toBeVisible();
  await here!.answer(true);
  await expect(here!.option(there!.optionFor(false))).toBeChecked();
  await expect(here!.option(there!.optionFor(false))).toHaveAccessibleName(/Your answer$/);
  expect((await api.practice(learner.token, session.id)).items[0]).toMatchObject({ correct: false });
  await other.close();
});

test('a session deleted on another device accepts no more answers', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*\/practice/);
  const scenarios = await api.scenarios(learner.token);
  const scenarioIds = scenarios.filter(isPlain).map(({ id }) => id);
  const session = await api.beginPractice(learner.token, { count: 5, filters: { scenarioIds } });
  await page.goto(`/practice/${session.id}`);
  const [first] = playersOf(page, session, scenarios);
  await expect(main(page)).toContainText('Question 1 of 5');
  await api.call('DELETE', `/api/practice/${session.id}`, learner.token);
  await first!.give(true);
  await first!.action.click();
  await expect(notifications(page)).toContainText("We couldn't count a saved result");
  // The explanation stays until the learner has finished reading.
  await expect(main(page).getByText(first!.question.explanation.slice(0, 15)).first()).toBeVisible();
  await goOn(first!);
  await expect(main(page)).toContainText('It may have been deleted.');
  await page.getByRole('link', { name: 'Back to practice' }).click();
  await expect(page).toHaveURL('/practice');
});

test('a session is shared with a study group, whose members start their own', async ({
  page,
  browser,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*\/api\/practice/);
  const member: Learner = await api.register();
  const body = { name: `Wards ${learner.user.id}`, description: 'Together.', careerPath: 'nursing' };
  const group = await api.call<StudyGroup>('POST', '/api/study-groups', learner.token, body);
  await api.call('POST', `/api/study-groups/${group.id}/join`, member.token, {});
  const session = await api.beginPractice(learner.token, { count: 5 });

  await page.goto('/practice');
  const left = page.getByRole('region', { name: 'Continue' });
  await left.getByRole('button', { name: /^Actions/ }).click();
  await left.getByRole('button', { name: 'Share with a study group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share with a study group' });
  await expect(dialog.getByRole('group', { name: 'Link' })).toContainText(`/practice/${session.id}`);
  await dialog.getByRole('combobox', { name: 'Study group' }).selectOption({ label: body.name });
  await dialog.getByRole('button', { name: 'Send to group' }).click();
  await expect(notifications(page)).toContainText(`Sent to ${body.name}`);

  const theirs = await browser.newContext();
  const phone = await theirs.newPage();
  await phone.addInitScript(({ token, user }) => {
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify(user));
  }, member);
  await phone.goto(new URL(`/community/groups/${group.id}`, page.url()).href);
  await phone.getByRole('log').getByRole('link', { name: '5 questions' }).click();
  await expect(phone).toHaveURL(`/practice/${session.id}`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Shared practice');
  await expect(main(phone)).toContainText('5 questions · About 6 min');
  await expect(main(phone)).toContainText('Tutor mode: Explained after each answer');
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(main(phone)).toContainText('Question 1 of 5');
  const own = await api.practice(member.token, sessionIn(phone));
  expect(own.id).not.toBe(session.id);
  expect(own.items.map(({ scenarioId, questionIndex }) => [scenarioId, questionIndex])).toEqual(
    session.items.map(({ scenarioId, questionIndex }) => [scenarioId, questionIndex]),
  );
  // The link now leads to the session they have started.
  await phone.goto(new URL(`/practice/${session.id}`, page.url()).href);
  await phone.getByRole('link', { name: 'Open your session' }).click();
  await expect(phone).toHaveURL(`/practice/${own.id}`);

  await api.call('DELETE', `/api/practice/${session.id}`, learner.token);
  for (const id of [session.id, randomUUID()]) {
    await phone.goto(new URL(`/practice/${id}`, page.url()).href);
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText("We can't find this practice session");
  }
  await theirs.close();
});

test('the start screen is accessible in English and Arabic, light and dark, on phone and desktop', async ({
  page,
  learner,
  api,
}) => {
  await api.beginPractice(learner.token, { count: 5 });
  await page.goto('/practice');
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(1);
  await expectAccessibleInArabicToo(page);
});
