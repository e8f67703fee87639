import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { currentToast } from '../../../../ui/toast/toast.ts';
import { EditItem } from './edit-item.tsx';

const path = 'PUT /api/note-tests/4/questions/1';
const base = {
  stem: 'What is checked first?',
  options: ['The airway', 'The pulse', 'The pupils'],
  rationales: ['', '', ''],
  source: { start: 0, end: 10, text: 'The airway is checked first.' },
  writtenBy: 'built_in' as const,
};
const choice: NoteItem = { ...base, kind: 'multiple_choice', key: 0 };

async function openForm(question: NoteItem = choice) {
  signInAs();
  const onClose = vi.fn();
  const screen = await renderApp(
    <EditItem kind="test" id={4} revision={3} position={1} question={question} onClose={onClose} />,
  );
  return {
    onClose,
    dialog: screen.getByRole('dialog', { name: 'Edit question 2' }),
    discarding: screen.getByRole('dialog', { name: 'Discard your changes?' }),
  };
}

describe('editing a question from a note', () => {
  test('sends the new text and key for the revision on screen', async () => {
    const calls = fakeApi({ [path]: {} });
    const { dialog, onClose } = await openForm();
    await dialog.getByRole('textbox', { name: 'Option 3' }).fill('The blood glucose');
    await dialog.getByRole('combobox').selectOptions('3. The blood glucose');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(calls.map(({ body }) => body)).toEqual([
      {
        revision: 3,
        stem: base.stem,
        options: ['The airway', 'The pulse', 'The blood glucose'],
        key: 2,
      },
    ]);
  });

  test('shows options as the test does, and sends untouched ones as they were written', async () => {
    const calls = fakeApi({ [path]: {} });
    const { dialog, onClose } = await openForm({
      ...choice,
      options: ['the airway', 'the pulse', 'the pupils'],
    });
    await expect.element(dialog.getByRole('textbox', { name: 'Option 2' })).toHaveValue('The pulse');
    await dialog.getByRole('textbox', { name: 'Option 3' }).fill('The blood glucose');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ options: ['the airway', 'the pulse', 'The blood glucose'] });
  });

  test('says below each empty field that it is needed, and sends nothing', async () => {
    const calls = fakeApi({ [path]: {} });
    const { dialog, onClose } = await openForm();
    const option = dialog.getByRole('textbox', { name: 'Option 2' });
    await option.fill(' ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(option).toHaveFocus();
    await expect.element(option).toHaveAccessibleDescription('Please fill this in.');
    expect(calls).toEqual([]);
    await option.fill('The breathing');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(currentToast()?.title).toBe('Question saved');
  });

  test('says at the second of two equal options that they have to differ, beside what else is wrong', async () => {
    const calls = fakeApi({ [path]: {} });
    const { dialog } = await openForm();
    const [first, second, third] = [1, 2, 3].map((number) =>
      dialog.getByRole('textbox', { name: `Option ${number}` }),
    );
    await second!.fill(' the AIRWAY ');
    await third!.fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(second!).toHaveFocus();
    await expect.element(second!).toHaveAccessibleDescription('Each option has to be different.');
    await expect.element(third!).toHaveAccessibleDescription('Please fill this in.');
    await expect.element(first!).not.toHaveAccessibleDescription();
    expect(calls).toEqual([]);
  });

  test('closes at once where nothing has changed', async () => {
    const { dialog, onClose } = await openForm();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('asks before it loses changes', async () => {
    const { dialog, discarding, onClose } = await openForm();
    const stem = dialog.getByRole('textbox', { name: 'Question' });
    await stem.fill('What comes first?');
    await userEvent.keyboard('{Escape}');
    await discarding.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(stem).toHaveFocus();
    await expect.element(stem).toHaveValue('What comes first?');
    expect(onClose).not.toHaveBeenCalled();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await discarding.getByRole('button', { name: 'Discard' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('asks for no right option in an ordering question', async () => {
    const { dialog } = await openForm({ ...base, kind: 'ordering', key: [0, 1, 2] });
    await expect.element(dialog.getByRole('textbox', { name: 'Option 1' })).toHaveValue('The airway');
    expect(dialog.getByRole('combobox').elements()).toEqual([]);
  });

  test('stays open with the changes if the questions were edited meanwhile, and says so', async () => {
    fakeApi({ [path]: () => refusal(409, 'note_questions_changed') });
    const { dialog, onClose } = await openForm();
    const stem = dialog.getByRole('textbox', { name: 'Question' });
    await stem.fill('What comes first?');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/have changed since you opened them/)).toBeVisible();
    await expect.element(stem).toHaveValue('What comes first?');
    expect(onClose).not.toHaveBeenCalled();
  });
});
