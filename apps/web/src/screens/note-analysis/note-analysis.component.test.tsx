import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { NoteAnalysisScreen } from './note-analysis.screen.tsx';

afterEach(() => history.replaceState(null, '', '/'));

async function renderAt(address: string) {
  history.replaceState(null, '', address);
  signInAs();
  fakeApi({
    'GET /api/notes': [],
    'GET /api/note-tests': [],
    'GET /api/note-scenarios': [],
    'POST /api/notes': { id: 5 },
  });
  return renderApp(<NoteAnalysisScreen />);
}

test.each(['/note-analysis', '/note-analysis?tab=gossip'])(
  'begins with the upload at %s',
  async (address) => {
    const screen = await renderAt(address);
    await expect.element(screen.getByRole('tab', { name: 'Upload notes', selected: true })).toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Title' })).toBeVisible();
  },
);

test('keeps the note from tab to tab, but not the place in it', async () => {
  const screen = await renderAt('/note-analysis?tab=tests&note=3&at=10-20');
  await expect.element(screen.getByRole('tab', { name: 'Tests', selected: true })).toBeVisible();
  await screen.getByRole('tab', { name: 'Scenarios' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Scenarios', selected: true })).toBeVisible();
  expect(location.search).toBe('?tab=scenarios&note=3');
  // The first tab needs no name in the address.
  await screen.getByRole('tab', { name: 'Upload notes' }).click();
  expect(location.search).toBe('?note=3');
});
