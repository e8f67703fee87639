import { beforeEach, expect, test, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { noteScenario as made } from '../../../testing/note-scenario.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { currentToast, toast } from '../../ui/toast/toast.ts';
import { NoteScenarioScreen } from './note-scenario.screen.tsx';

beforeEach(() => loadNamespaces(['learning/notes', 'learning/scenarios', 'learning/scenarios.player']));

function renderAt(path: string) {
  signInAs();
  return renderApp(
    <Router hook={memoryLocation({ path }).hook}>
      <Route path="/note-scenarios/:id" component={NoteScenarioScreen} />
    </Router>,
  );
}

test('opens the scenario of the address, and names the page after it', async () => {
  fakeApi({ 'GET /api/note-scenarios/12': made });
  const screen = await renderAt('/note-scenarios/12');
  await expect.element(screen.getByText('Which valve closes first?').first()).toBeVisible();
  await expect.element(screen.getByText('50 XP')).toBeVisible();
  expect(document.title).toContain(made.title);
});

test('opens without the news that it was generated, which would cover the clock; not so a failure', async () => {
  fakeApi({ 'GET /api/note-scenarios/12': made });
  toast({ title: 'Scenario generated successfully!', variant: 'success' });
  const screen = await renderAt('/note-scenarios/12');
  await expect.element(screen.getByText('Which valve closes first?').first()).toBeVisible();
  expect(currentToast()).toBeNull();
  await screen.unmount();
  toast({ title: 'Not saved', variant: 'destructive' });
  const again = await renderAt('/note-scenarios/12');
  await expect.element(again.getByText('Which valve closes first?').first()).toBeVisible();
  expect(currentToast()?.title).toBe('Not saved');
});

test.each([
  ['whose address is none', '/note-scenarios/murmur'],
  ['that was deleted', '/note-scenarios/13'],
])('leads back from a scenario %s', async (_, path) => {
  fakeApi({ 'GET /api/note-scenarios/13': () => refusal(404, 'note_scenario_not_found') });
  const screen = await renderAt(path);
  await expect.element(screen.getByRole('heading', { name: "This isn't available" })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Back to your scenarios' }))
    .toHaveAttribute('href', '/note-analysis?tab=scenarios');
});

test('that could not be loaded is asked for again on a press', async () => {
  const answer = vi.fn<() => unknown>(() => refusal(400, 'unavailable'));
  fakeApi({ 'GET /api/note-scenarios/12': answer });
  const screen = await renderAt('/note-scenarios/12');
  const again = screen.getByRole('button', { name: 'Try Again' });
  await expect.element(again).toBeVisible();
  answer.mockReturnValue(made);
  await again.click();
  await expect.element(screen.getByText('Which valve closes first?').first()).toBeVisible();
});
