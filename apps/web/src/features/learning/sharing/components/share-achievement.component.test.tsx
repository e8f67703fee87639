import { describe, expect, test, vi } from 'vitest';
import type { UserAchievement } from '@rounds/contract/learning/achievements';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ShareAchievement } from './share-achievement.tsx';

const unlocked: UserAchievement = {
  id: 5,
  achievementId: 2,
  title: 'First Steps',
  icon: 'trophy',
  unlockedAt: '2026-11-20T08:00:00Z',
  achievement: {
    id: 2,
    title: 'First Steps',
    description: 'Completed a first clinical scenario.',
    icon: 'trophy',
    xpReward: 50,
    requirement: { type: 'xp_earned', value: 1 },
  },
};
const path = '/api/achievements/user/5/share';
const page = { token: 'abc', url: 'https://rounds.example/badges/abc' };

async function showButtons(answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs();
  const calls = fakeApi({
    [`GET ${path}`]: { share: null, notSigned: null },
    [`POST ${path}`]: page,
    ...answers,
  });
  const learner = { username: 'ada', level: 2, xp: 1200, unlockedCount: 5 };
  const screen = await renderApp(<ShareAchievement userAchievement={unlocked} learner={learner} />);
  return { screen, made: () => calls.filter(({ method }) => method === 'POST').length };
}

async function openDialog(answers: Parameters<typeof fakeApi>[0] = {}) {
  const shown = await showButtons(answers);
  await shown.screen.getByRole('button', { name: 'More ways to share' }).click();
  return { ...shown, dialog: shown.screen.getByRole('dialog', { name: 'Share Your Achievement' }) };
}

/** The window that the browser opens, or null if it blocks it. */
function opens(opened: { location: { replace: (to: string) => void }; close: () => void } | null) {
  vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
}

describe('posting a badge', () => {
  test('creates no public page until the learner has agreed to one', async () => {
    const shown = { location: { replace: vi.fn() }, close: vi.fn() };
    opens(shown);
    const { screen, made } = await showButtons();
    const tweet = screen.getByRole('button', { name: 'Tweet · Twitter' });
    const question = screen.getByRole('dialog', { name: 'Make a public page?' });
    await tweet.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(made()).toBe(0);
    expect(window.open).not.toHaveBeenCalled();

    await tweet.click();
    await question.getByRole('button', { name: 'Make page and open Twitter' }).click();
    await expect.element(screen.getByText('Twitter is open')).toBeVisible();
    expect(made()).toBe(1);
    expect(shown.location.replace).toHaveBeenCalledWith(
      expect.stringContaining(encodeURIComponent(page.url)),
    );
  });

  test('closes the window again if no page could be created, and says why', async () => {
    const shown = { location: { replace: vi.fn() }, close: vi.fn() };
    opens(shown);
    const { screen } = await showButtons({ [`POST ${path}`]: () => refusal(503, 'unavailable') });
    await screen.getByRole('button', { name: 'Tweet · Twitter' }).click();
    await screen.getByRole('button', { name: 'Make page and open Twitter' }).click();
    await expect.element(screen.getByText('Something went wrong')).toBeVisible();
    expect(shown.close).toHaveBeenCalledOnce();
    expect(shown.location.replace).not.toHaveBeenCalled();
  });

  test('offers a link if the browser blocks the window', async () => {
    opens(null);
    const { screen } = await showButtons();
    await screen.getByRole('button', { name: 'Post · LinkedIn' }).click();
    await screen.getByRole('button', { name: 'Make page and open LinkedIn' }).click();
    await expect
      .element(screen.getByRole('link', { name: 'Open LinkedIn' }))
      .toHaveAttribute('href', expect.stringContaining(encodeURIComponent(page.url)));
  });
});

describe('the dialog of a badge', () => {
  test('previews what will be shared as it is written', async () => {
    const { dialog } = await openDialog({ [`GET ${path}`]: { share: page, notSigned: null } });
    const preview = dialog.getByTestId('share-preview');
    const text = () => preview.element().textContent;
    await expect.poll(text).toMatch(/First Steps[^]*1,200[^]*badges\/abc$/);
    await dialog.getByRole('textbox', { name: /Your message/ }).fill('Ten weeks of work.');
    await dialog.getByRole('checkbox', { name: 'Include my progress stats' }).click();
    await expect.poll(text).toBe(`Ten weeks of work.\n\n${page.url}`);
  });

  test('says why a badge is not signed in place of its download, before a press', async () => {
    const { dialog } = await openDialog({ [`GET ${path}`]: { share: page, notSigned: 'not_passed' } });
    const download = dialog.getByRole('button', { name: 'Download badge (Open Badges 3.0)' });
    await expect.element(download).toBeDisabled();
    await expect.element(download).toHaveAccessibleDescription(/^We sign this badge once/);
    await expect.element(dialog.getByText(/^A signed file/)).not.toBeInTheDocument();
  });

  test('revokes a public page only at the second press, and keeps it if that fails', async () => {
    let fails = true;
    const { dialog, screen } = await openDialog({
      [`GET ${path}`]: { share: page, notSigned: null },
      [`DELETE ${path}`]: () => (fails ? refusal(503, 'unavailable') : { ok: true }),
    });
    const address = dialog.getByRole('textbox', { name: 'Link to your badge' });
    const end = async () => {
      await dialog.getByRole('button', { name: 'Stop sharing' }).click();
      await dialog.getByRole('button', { name: 'Stop sharing' }).click();
    };
    await end();
    await expect.element(screen.getByText('Something went wrong')).toBeVisible();
    await expect.element(address).toHaveValue(page.url);
    fails = false;
    await end();
    await expect.element(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
    await expect.element(address).not.toBeInTheDocument();
  });

  test('keeps the page that was created while it was still looking for one', async () => {
    let answer = (_: unknown) => {};
    const looking = new Promise((resolve) => (answer = resolve));
    const { dialog } = await openDialog({ [`GET ${path}`]: () => looking });
    await dialog.getByRole('button', { name: 'Create link' }).click();
    const address = dialog.getByRole('textbox', { name: 'Link to your badge' });
    await expect.element(address).toHaveValue(page.url);
    answer({ share: null, notSigned: null });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(address.elements()).toHaveLength(1);
  });
});
