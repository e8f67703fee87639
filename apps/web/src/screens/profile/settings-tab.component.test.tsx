import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { SettingsTab } from './settings-tab.tsx';

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
