import { newNames, password } from '../support/api.ts';
import { summaries } from '../support/elements.ts';
import { expectVisibleFocus, tabTo } from '../support/keyboard.ts';
import { skipDoublePressGuard, Player } from '../support/player.ts';
import { expect, test } from '../support/test.ts';
import { expectToast, notifications } from '../support/toast.ts';

test('the main task by keyboard alone', async ({ page, api }) => {
  const { username, email } = newNames();
  const main = page.getByRole('main');
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Sign In' })).toBeVisible();

  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  // Registers.
  await tabTo(page, page.getByRole('tab', { name: 'Sign In' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Sign Up' });
  await expect(panel.getByRole('button', { name: 'Create Account' })).toBeVisible();
  await tabTo(page, panel.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await tabTo(page, panel.getByRole('textbox', { name: 'Username' }));
  await page.keyboard.type(username);
  await tabTo(page, panel.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await tabTo(page, panel.getByRole('button', { name: /^About you/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, panel.getByRole('combobox', { name: 'Career path' }));
  await page.keyboard.type('Ph');
  await expect(panel.getByRole('combobox', { name: 'Career path' })).toHaveValue('pharmacy');
  await tabTo(page, panel.getByRole('combobox', { name: 'Learning style' }));
  await page.keyboard.type('V');
  await tabTo(page, panel.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, panel.getByRole('button', { name: 'Create Account' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
  await expect(main).toBeFocused();

  // Starts a scenario.
  const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? '';
  const [scenario] = await api.scenarios(token, 'pharmacy');
  const { questions } = scenario!.scenario;
  const start = page.getByRole('button', { name: 'Start your first case' });
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: scenario!.title });
  await expect(title).toBeFocused();

  // The first question: choose at once, go to the options, change, submit.
  const player = new Player(page, scenario!);
  const { card } = player;
  await page.keyboard.press('b');
  await expect(card.getByRole('radio').nth(1)).toBeChecked();
  await tabTo(page, card.getByRole('radio'));
  await page.keyboard.press('3');
  await expect(card.getByRole('radio').nth(2)).toBeChecked();
  await page.keyboard.press(await player.letterOf(questions[0]!.correct));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Correct!', 'Great job! Keep it up.');
  await expect(card).toBeFocused();

  // The notification, and back.
  await page.keyboard.press('F8');
  await expect(notifications(page)).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Tab');
  await expect(notifications(page).getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
  await expect(card).toBeFocused();

  // The list of shortcuts, and back.
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Single-key shortcuts' })).toBeFocused();
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();

  // The other questions: letters and Enter; numbers are typed, passages highlighted.
  for (const [index, { correct, question, item }] of questions.entries()) {
    if (index === 0) continue;
    await skipDoublePressGuard(page);
    await page.keyboard.press('Enter');
    await expect(card).toContainText(question);
    await expect(card).toBeFocused();
    if (item?.format === 'number') {
      await tabTo(page, card.getByRole('textbox'));
      await page.keyboard.type(String(item.answer));
    } else if (item?.format === 'highlight') {
      for (const { text } of item.pieces.filter(({ key }) => key)) {
        await tabTo(page, card.getByRole('button', { name: text, exact: true }));
        await page.keyboard.press('Space');
      }
      await tabTo(page, card.getByRole('button', { name: 'Submit Answer' }));
    } else {
      await page.keyboard.press((await player.from(index).letterOf(correct)).toLowerCase());
    }
    await page.keyboard.press('Enter');
    await expect(player.explanation).toBeVisible();
    await expect(item?.format === 'highlight' ? player.action : card).toBeFocused();
  }
  await skipDoublePressGuard(page);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Scenario Complete!', `You scored 100% and earned ${scenario!.xpReward} XP!`);
  await expect(page.getByRole('heading', { name: /questions correct/ })).toBeFocused();

  // The review, and back to the dashboard.
  await page.keyboard.press('Shift+Tab');
  await expectVisibleFocus(page);
  await tabTo(page, summaries(main).first());
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: 'Explanation' }).first()).toBeVisible();
  await tabTo(page, main.getByRole('link', { name: 'Back to Dashboard' }), 10, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${username}!`);
  await expect(main).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
  await expect(main).toBeFocused();
});

test('every stop of the Tab key is visible', async ({ page, learner, api, network }) => {
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 2), 80);
  const ofPharmacy = (await api.scenarios(learner.token, 'pharmacy')).length;
  for (const address of ['/dashboard', '/learning-pathways', '/terms']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Content that is still loading would move the focused element away.
    await network.quiet();
    if (address === '/learning-pathways') {
      await page.getByRole('button', { name: 'Pharmacy' }).click();
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(String(ofPharmacy));
      await page.mouse.click(2, 200);
    }
    await tabTo(page, page.getByRole('contentinfo').getByRole('button', { name: 'Keyboard shortcuts' }), 150);
  }
});

test('menus and dialogs take the focus and return it', async ({ page, learner }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(learner.user.username);
  const theme = page.getByRole('button', { name: 'Theme' });
  await tabTo(page, theme);
  await page.keyboard.press('Enter');
  const themes = page.getByRole('banner').getByRole('radio');
  await expect(themes).toHaveCount(3);
  // Opened by keyboard, it has the focus on what is chosen.
  await expect(page.getByRole('banner').getByRole('radio', { name: 'System' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectVisibleFocus(page);
  await page.keyboard.press('Escape');
  await expect(themes).toHaveCount(0);
  await expect(theme).toBeFocused();

  await page.setViewportSize({ width: 375, height: 812 });
  const menu = page.getByRole('button', { name: 'Menu' });
  await tabTo(page, menu, 100);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toBeVisible();
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused === document.body || focused?.closest('dialog') !== null;
    });
    expect(inside, 'the focus stays in the dialog').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(menu).toBeFocused();
});

test('single-key shortcuts can be switched off, and stay off', async ({ page, learner, api }) => {
  const [scenario] = await api.scenarios(learner.token, 'nursing');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await page.getByRole('checkbox', { name: 'Single-key shortcuts' }).uncheck();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeHidden();
  const player = await Player.start(page, scenario!);
  await player.card.focus();
  await page.keyboard.press('a');
  await expect(player.card.getByRole('radio').first()).not.toBeChecked();
  await player.choose(true);
  await page.keyboard.press('Enter');
  await expectToast(page, 'Correct!', 'Great job! Keep it up.');

  // Shortcuts without a letter stay; a dismissed notification returns the focus.
  await page.keyboard.press('F8');
  await tabTo(page, notifications(page).getByRole('button', { name: 'Close' }), 1);
  await page.keyboard.press('Enter');
  await expect(notifications(page).getByRole('paragraph')).toHaveCount(0);
  await expect(player.card).toBeFocused();
});
