import { describe, expect, test } from 'vitest';
import type { Settings } from '@rounds/contract/identity/settings';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { declareScreens } from '../../../../routing/has-screen.ts';
import { SettingsForm } from './settings-form.tsx';

const settings: Settings = {
  emailNotifications: true,
  pushNotifications: false,
  leaderboardVisible: true,
  profileVisible: true,
  shareProgress: true,
  timer: 'on',
  asksConfidence: true,
  language: 'en',
  timeZone: 'UTC',
  offersMentoring: false,
  mentoringTopics: [],
};
const get = 'GET /api/user/settings';
const put = 'PUT /api/user/settings';

declareScreens(['/u/:username', '/community']);

describe('the settings', () => {
  test('are saved one by one as they are changed', async () => {
    signInAs();
    const calls = fakeApi({ [get]: settings, [put]: { ok: true } });
    const screen = await renderApp(<SettingsForm />);
    const emails = screen.getByRole('switch', { name: 'Email notifications' });
    await emails.click();
    await expect.element(emails).not.toBeChecked();
    await screen.getByRole('radio', { name: '10 minutes' }).click();
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ emailNotifications: false }, { timer: 'longer' }]);
  });

  test('revert if they cannot be saved, and say so', async () => {
    signInAs();
    const answer = Promise.withResolvers<Response>();
    fakeApi({ [get]: settings, [put]: () => answer.promise });
    const screen = await renderApp(<SettingsForm />);
    const board = screen.getByRole('switch', { name: 'Show me on the leaderboard' });
    await board.click();
    await expect.element(board).not.toBeChecked();
    answer.resolve(refusal(500, 'internal'));
    await expect.element(board).toBeChecked();
    await expect.element(screen.getByText("We couldn't save that")).toBeVisible();
  });

  test('offer mentoring only to professionals', async () => {
    fakeApi({ [get]: settings });
    signInAs({ role: 'student' });
    const student = await renderApp(<SettingsForm />);
    await expect.element(student.getByRole('switch', { name: 'Show my profile to others' })).toBeVisible();
    await expect.element(student.getByRole('switch', { name: 'Offer mentoring' })).not.toBeInTheDocument();
    await student.unmount();
    signInAs({ role: 'professional' });
    const professional = await renderApp(<SettingsForm />);
    await expect.element(professional.getByRole('switch', { name: 'Offer mentoring' })).toBeVisible();
  });

  test('ask a mentor what they can help with', async () => {
    signInAs({ role: 'professional', careerPath: 'pharmacy' });
    const calls = fakeApi({ [get]: { ...settings, offersMentoring: true }, [put]: { ok: true } });
    const screen = await renderApp(<SettingsForm />);
    await screen.getByRole('checkbox', { name: 'Interactions' }).click();
    await expect
      .poll(() => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body))
      .toEqual([{ mentoringTopics: ['interactions'] }]);
  });

  test('cannot be changed in the demo account, except for this browser’s language', async () => {
    signInAs({ isDemo: true });
    fakeApi({ [get]: settings });
    const screen = await renderApp(<SettingsForm />);
    await expect.element(screen.getByRole('switch', { name: 'Email notifications' })).toBeDisabled();
    await expect.element(screen.getByRole('combobox', { name: 'Time zone' })).toBeDisabled();
    await expect.element(screen.getByRole('combobox', { name: 'Language' })).toBeEnabled();
  });

  test('can be loaded again after a failure', async () => {
    signInAs();
    let fails = true;
    fakeApi({ [get]: () => (fails ? refusal(500, 'internal') : settings) });
    const screen = await renderApp(<SettingsForm />);
    await expect
      .element(screen.getByRole('alert').getByText("We couldn't load your settings."))
      .toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('switch', { name: 'Email notifications' })).toBeChecked();
  });
});
