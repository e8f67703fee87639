import { newNames, password } from '../support/api.ts';
import { outcomeOf, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a first visit, from the landing page to the end of the first case', async ({ page, api }) => {
  const { username, email } = newNames();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Start Free Trial' }).click();
  const form = page.getByRole('tabpanel', { name: 'Sign Up' });
  await form.getByRole('textbox', { name: 'Username' }).fill(username);
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Password', { exact: true }).fill(password);
  await form.getByRole('button', { name: /^About you/ }).click();
  await form.getByRole('combobox', { name: 'Career path' }).selectOption('Nursing');
  await form.getByRole('combobox', { name: 'Learning style' }).selectOption('Visual');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(username);

  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const scenarios = await api.scenarios(token, 'nursing');
  const scenario = scenarios.find(({ difficulty }) => difficulty === 'beginner') ?? scenarios[0];
  await page.getByRole('button', { name: 'Start your first case' }).click();
  await expect(page.getByRole('heading', { name: scenario!.title })).toBeVisible();
  const { correct, percent, score } = outcomeOf(scenario!, 1);
  await new Player(page, scenario!).finish([true, false]);
  await expect(page.getByRole('main')).toContainText(correct);
  await expect(page.getByRole('link', { name: /^Next case: / })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Practice what you missed' })).toBeEnabled();
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByText(percent, { exact: true }).first()).toBeVisible();
  expect(await api.progress(token)).toMatchObject([{ completed: true, score, attempts: 1 }]);
});
