import { expect, test } from 'vitest';
import type { Note } from '@rounds/contract/learning/notes';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Analyze } from './analyze.tsx';

test('notes that cannot be loaded are requested again at a press, not in an endless loop', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /api/notes': () => refusal(500, 'internal') });
  const nothing = () => undefined;
  const screen = await renderApp(
    <Analyze
      noteId={null}
      place={null}
      takesFocus={false}
      lecture={() => null}
      onSelect={nothing}
      onUpload={nothing}
      onGenerated={nothing}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/notes').length).toBeLessThan(4);
});

const content = `${'The pulse is felt at the wrist. '.repeat(400)}The airway is checked first.`;
const place = { start: content.indexOf('airway'), end: content.indexOf('airway') + 6 };

test('the place from a search is in view, marked, and focused', async () => {
  signInAs();
  const note: Partial<Note> = {
    id: 3,
    title: 'The first minute',
    content,
    noteType: 'class_notes',
    analyzedAt: null,
    createdAt: '2026-11-20T08:00:00Z',
  };
  fakeApi({
    'GET /api/notes': [note],
    'GET /api/notes/3': note,
    'GET /api/notes/3/jobs': [],
    'GET /api/note-writer': { service: null, isOn: false },
  });
  const nothing = () => undefined;
  const screen = await renderApp(
    <div style={{ paddingTop: '120vh' }}>
      <Analyze
        noteId={3}
        place={place}
        takesFocus
        lecture={() => null}
        onSelect={nothing}
        onUpload={nothing}
        onGenerated={nothing}
      />
    </div>,
  );
  const found = screen.getByRole('mark');
  await expect.element(found).toHaveTextContent('airway');
  await expect.element(found).toHaveFocus();
  await expect.element(found).toBeInViewport({ ratio: 1 });
});
