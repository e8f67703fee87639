import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { SettingsTab } from './settings-tab.tsx';

afterEach(() => page.viewport(1280, 900));

test('a demo account is told once, above the cards, what it can change and that the rest needs an own account', async () => {
  signInAs({ isDemo: true });
  fakeApi({});
  const screen = await renderApp(<SettingsTab />);
  const notice = screen.getByText(/^In a demo account you can change only your language and daily goal\./);
  await expect.element(notice).toBeVisible();
  expect(notice.elements()).toHaveLength(1);
  const heading = screen.getByRole('heading', { name: 'Preferences', exact: true });
  const below = notice.element().compareDocumentPosition(heading.element());
  expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('on a phone each folded section says what is set in it', async () => {
  await page.viewport(375, 812);
  signInAs({ email: 'anna@example.org' });
  fakeApi({
    'GET /api/progress/goal': { questions: 20 },
    'GET /api/user/sessions': [],
  });
  const screen = await renderApp(<SettingsTab />);
  for (const name of [
    /^Preferences\s*English$/,
    /^Daily goal\s*Questions a day: 20$/,
    /^Billing\s*Free$/,
    /^Sign-in and security\s*anna@example\.org$/,
  ]) {
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  }
});
