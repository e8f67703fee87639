import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { SettingsTab } from './settings-tab.tsx';

test('a demo account is told once, above the cards, that it can’t change them', async () => {
  signInAs({ isDemo: true });
  fakeApi({});
  const screen = await renderApp(<SettingsTab />);
  const notice = screen.getByText(/You can't change this in a demo account/);
  await expect.element(notice).toBeVisible();
  expect(notice.elements()).toHaveLength(1);
  const heading = screen.getByRole('heading', { name: 'Preferences', exact: true });
  const below = notice.element().compareDocumentPosition(heading.element());
  expect(below & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
