import { expect, test, vi } from 'vitest';
import type { Note } from '@rounds/contract/learning/notes';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { EditNote } from './edit-note.tsx';

const note: Note = {
  id: 3,
  title: 'The frist minute',
  content: 'The airway is checked first.',
  noteType: 'class_notes',
  subject: 'nursing',
  courseCode: null,
  semester: null,
  description: 'Kept',
  mediaType: null,
  duration: null,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  analyzedAt: null,
};
const put = 'PUT /api/notes/3';

async function edit(changes: Partial<Note> = {}, answer: () => unknown = () => note) {
  signInAs();
  const calls = fakeApi({ [put]: answer });
  const onClose = vi.fn();
  const screen = await renderApp(<EditNote note={{ ...note, ...changes }} onClose={onClose} />);
  return {
    screen,
    onClose,
    bodies: () => calls.map(({ body }) => body),
    title: screen.getByLabelText('Title'),
    text: screen.getByLabelText('Content'),
    save: screen.getByRole('button', { name: 'Save', exact: true }),
    cancel: screen.getByRole('button', { name: 'Cancel' }),
  };
}

test('a typo in the title is corrected without touching the text', async () => {
  const { title, save, onClose, bodies } = await edit();
  await expect.element(title).toHaveFocus();
  await title.fill('The first minute');
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(bodies()).toMatchObject([{ title: 'The first minute', description: 'Kept' }]);
  expect(bodies()[0]).not.toHaveProperty('content');
});

test('a changed text is kept after a failure, and given up only after a question', async () => {
  const { screen, text, save, cancel, onClose } = await edit({}, () => refusal(500, 'unknown'));
  await text.fill('The airway comes first.');
  await save.click();
  await expect.element(screen.getByText("We couldn't save the note")).toBeVisible();
  await expect.element(text).toHaveValue('The airway comes first.');
  await cancel.click();
  const dialog = screen.getByRole('dialog', { name: 'Discard your changes?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(onClose).not.toHaveBeenCalled();
  await cancel.click();
  await dialog.getByRole('button', { name: 'Discard' }).click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('patient identifiers are warned about before they are stored', async () => {
  const { screen, text, save, bodies, onClose } = await edit();
  await text.fill('Patient: John Miller, DOB 03/04/1961, short of breath.');
  await save.click();
  await expect.element(screen.getByText('This may identify a patient')).toBeVisible();
  await expect.element(screen.getByText('John Miller', { exact: true })).toBeVisible();
  expect(bodies()).toEqual([]);
  await screen.getByRole('button', { name: 'Mask it' }).click();
  await expect.element(text).toHaveFocus();
  expect(getSelection()?.toString()).toBe('[name]');
  await save.click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(JSON.stringify(bodies())).not.toContain('Miller');
});

test('of a lecture, the transcript and its own subject are left alone', async () => {
  const { title, text, save, bodies } = await edit({
    noteType: 'recorded_lecture',
    subject: 'public_health',
  });
  await expect.element(text).not.toBeInTheDocument();
  await title.fill('Week 1');
  await save.click();
  await expect.poll(bodies).toMatchObject([{ title: 'Week 1' }]);
  for (const name of ['content', 'subject', 'noteType']) expect(bodies()[0]).not.toHaveProperty(name);
});

test('an empty text is not saved', async () => {
  const { text, save, bodies } = await edit();
  await text.fill(' ');
  await save.click();
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription(/Please fill this in/);
  expect(bodies()).toEqual([]);
});
