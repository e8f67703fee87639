import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type Api, type Learner, newNames, password } from '../support/api.ts';
import { speak } from '../support/accessible.ts';
import { expectNoViolations } from '../support/axe.ts';
import { desktop, expectNoOverflow, phone, tablet } from '../support/layout.ts';
import { linkFromMail } from '../support/mail.ts';
import { isPlain } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { notifications } from '../support/toast.ts';

const main = (page: Page) => page.getByRole('main');
const tab = (page: Page, name: string) => main(page).getByRole('tab', { name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'About you' });

/** Answers a nursing scenario as the player does: this many questions right, the others wrong. */
async function answerScenario(page: Page, api: Api, { token }: Learner, right: number): Promise<string> {
  const scenario = (await api.scenarios(token, 'nursing')).find(isPlain);
  const { id, version, title, scenario: story } = scenario!;
  const answers = story.questions.map(({ correct, options }, questionIndex) => ({
    questionIndex,
    selectedOption: questionIndex < right ? correct : (correct + 1) % options.length,
  }));
  const attempt = {
    scenarioId: id,
    version,
    attemptId: randomUUID(),
    completed: true,
    score: 0,
    timeSpent: 60,
  };
  const headers = { Authorization: `Bearer ${token}` };
  const reply = await page.request.post('/api/progress', { headers, data: { ...attempt, answers } });
  expect(reply.ok()).toBe(true);
  return title;
}

async function change(page: Page, { token }: Learner, settings: object): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  expect((await page.request.put('/api/user/settings', { headers, data: settings })).ok()).toBe(true);
}

test('a profile is edited, with errors shown and nothing lost, and can be left unchanged', async ({
  page,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 409.*profile/, /status of 403.*profile/);
  const { username, email } = newNames();
  await page.goto('/profile');
  await expect(main(page).getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    '0 of 1,000\u00A0XP (0%)',
  );
  await expect(main(page)).toContainText(/Professional trialUntil .+, then Free; nothing is charged\./);
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  const field = (name: string) => card(page).getByLabel(name, { exact: true });

  await edit.click();
  await expect(field('Username')).toBeFocused();
  await expect(field('Current password')).toHaveCount(0);
  await field('Username').fill('a b');
  await field('Email').fill(email);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field('Username')).toBeFocused();
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Username')).toHaveValue('a b');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit).toBeFocused();
  await expect(card(page)).toContainText(learner.user.username);
  await edit.click();
  await expect(field('Username')).toHaveValue(learner.user.username);

  await field('Username').fill('demo');
  await field('Career path').selectOption('Pharmacy');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notifications(page)).toContainText('Error updating profile');
  await expect(field('Username')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('Career path')).toHaveValue('pharmacy');

  await field('Username').fill(username);
  await field('Email').fill(email);
  await field('Current password').fill('not the password');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(field('Current password')).toHaveAttribute('aria-invalid', 'true');
  await field('Current password').fill(password);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(notifications(page)).toContainText('Profile updated successfully!');
  await expect(notifications(page)).toContainText(`We sent a link to ${email}.`);
  await expect(card(page)).toContainText(username);
  await expect(card(page)).toContainText('Pharmacy');
  await expect(card(page)).toContainText('Confirm your new email');
  await linkFromMail(email);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page.getByRole('heading', { name: `Welcome, ${username}!` })).toBeVisible();
});

test('achievements and progress are empty, and then show what was done', async ({ page, learner, api }) => {
  await page.goto('/profile?tab=achievements');
  await expect(main(page)).toContainText('No achievements yet');
  await tab(page, 'Progress').click();
  await expect(page).toHaveURL('/profile?tab=progress');
  await expect(main(page)).toContainText('No progress yet');

  const title = await answerScenario(page, api, learner, 4);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'View All Progress' }).click();
  await expect(page).toHaveURL('/profile?tab=progress');
  await expect(
    page.getByRole('img', { name: 'You practiced on 1 day in the last 12 months. 5 questions answered.' }),
  ).toBeVisible();
  await main(page).getByText('Show as a table').first().click();
  await expect(main(page).getByRole('table').first().getByRole('row').last()).toContainText('5');
  await expect(page.getByRole('img', { name: 'Your last completed attempt: 80%.' })).toBeVisible();
  // One list shows weaknesses: each area with its level, its practice and its questions.
  const weakest = page.getByRole('region', { name: 'Mastery by topic' }).getByRole('listitem').first();
  await weakest.getByText('What you were asked').click();
  await expect(weakest.getByText(/^\d of \d correct$/).first()).toBeVisible();
  await expect(main(page).getByRole('listitem').filter({ hasText: title })).toContainText('80%');

  await api.complete(learner.token, (await api.scenarios(learner.token)).slice(0, 25), 70);
  await page.reload();
  const rows = main(page).getByRole('region', { name: 'Scenarios' }).getByRole('listitem');
  await expect(rows).toHaveCount(20);
  await main(page).getByRole('button', { name: 'Show more' }).click();
  await expect(main(page).getByRole('region', { name: 'Scenarios' }).getByRole('list').last()).toBeFocused();
  const all = await api.progress(learner.token);
  await expect(rows).toHaveCount(all.length);
  await expect(main(page).getByRole('button', { name: 'Show more' })).toHaveCount(0);

  await tab(page, 'Achievements').click();
  await expect(main(page).getByRole('region').first()).toContainText('Unlocked');
  await page.reload();
  await expect(tab(page, 'Achievements')).toHaveAttribute('aria-selected', 'true');
});

test('others see what a profile’s owner chose to show, and the leaderboard leads to it', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404.*by-name/);
  const other = await api.register('doctor');
  for (const { token } of [other, learner])
    await api.complete(token, (await api.scenarios(token)).slice(0, 1), 100);
  const address = `/u/${other.user.username}`;
  const { id, username, careerPath } = other.user;
  // Other journeys influence who else is on the list; the server decides whose profile may be opened.
  await page.route('**/api/leaderboard?*', (route) =>
    route.fulfill({ json: [{ id, username, careerPath, xp: 100, level: 1 }] }),
  );
  await page.goto('/dashboard');
  const board = page.getByRole('region', { name: 'Leaderboard' });
  await board.getByRole('link', { name: other.user.username }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1, name: other.user.username })).toBeVisible();
  await expect(main(page)).toContainText('Medical Doctor');
  await expect(main(page)).toContainText('keeps scores and badges private');
  await change(page, other, { shareProgress: true });
  const pictured = page.waitForResponse((reply) => reply.url().endsWith(`/api/avatar/${id}`));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Badges' })).toBeVisible();
  await expect(main(page)).toContainText('Average Score');
  // A request for the picture of a learner who has hidden meanwhile is refused.
  await pictured;
  await change(page, other, { profileVisible: false });
  await page.reload();
  await expect(page.getByRole('heading', { name: "We can't show this profile" })).toBeVisible();

  // One's own profile: what others see, changed in the settings.
  await page.goto(`/u/${learner.user.username}`);
  await expect(main(page)).toContainText('This is how other learners see you.');
  await page.getByRole('link', { name: 'Change what others see' }).click();
  await expect(tab(page, 'Settings')).toHaveAttribute('aria-selected', 'true');
  const saved = page.waitForResponse((reply) => reply.request().method() === 'PUT');
  await main(page).getByRole('switch', { name: 'Show my profile to others' }).click();
  expect((await saved).ok()).toBe(true);
  await tab(page, 'Profile').click();
  await page.getByRole('link', { name: 'View public profile' }).click();
  await expect(main(page)).toContainText('Your profile is hidden');
  expect(await api.statusOf(`/api/users/by-name/${learner.user.username}`, other.token)).toBe(404);
});

test('the profile is accessible in light and dark, at every width, and in Arabic', async ({
  page,
  learner,
  api,
}) => {
  test.slow();
  await answerScenario(page, api, learner, 4);
  await change(page, learner, { shareProgress: true });
  const places = [
    ['/profile', main(page).getByRole('region')],
    ['/profile?tab=achievements', main(page).getByRole('listitem')],
    ['/profile?tab=progress', main(page).getByRole('group')],
    ['/profile?tab=settings', main(page).getByRole('region').last()],
    [`/u/${learner.user.username}`, main(page).getByRole('definition')],
  ] as const;
  for (const [address, sign] of places) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(address);
    await expect(sign.first()).toBeVisible();
    for (const size of [phone, tablet, desktop]) {
      await page.setViewportSize(size);
      await expectNoOverflow(page);
    }
    await expectNoViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await speak(page, 'ar');
    await page.setViewportSize(phone);
    await expectNoOverflow(page);
    await expectNoViolations(page);
    await speak(page, 'en');
  }
});
