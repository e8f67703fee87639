import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { EditQuestion } from './edit-question.tsx';

const judge = 'POST /api/question-files/remarks';
const question = {
  kind: 'multiple_choice' as const,
  stem: 'Which electrolyte falls first?',
  options: ['Potassium', 'Sodium', 'Calcium'],
  key: 0,
  rationales: ['Insulin moves it into cells.', 'It follows the water.', 'It is bound.'],
  explanation: '',
};

async function openForm() {
  signInAs();
  const onSave = vi.fn();
  const onClose = vi.fn();
  const screen = await renderApp(
    <EditQuestion imported={{ question, remarks: [], number: 2 }} onSave={onSave} onClose={onClose} />,
  );
  return { onSave, onClose, dialog: screen.getByRole('dialog', { name: 'Edit question 2' }) };
}

describe('editing a question from a file', () => {
  test('rejects identical options, without a request', async () => {
    const calls = fakeApi({});
    const { dialog, onSave } = await openForm();
    const option = dialog.getByRole('textbox', { name: 'Option 2' });
    await option.fill(' potassium ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(option).toHaveFocus();
    await expect.element(option).toHaveAccessibleDescription('Each option has to be different.');
    expect(calls).toEqual([]);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('drops the rationales of other options, and shows new remarks', async () => {
    fakeApi({ [judge]: { remarks: ['negative'] } });
    const { dialog, onSave, onClose } = await openForm();
    await dialog.getByRole('combobox', { name: 'Correct answer' }).selectOptions('2. Sodium');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    const changed = { ...question, key: 1, rationales: [] };
    expect(onSave).toHaveBeenCalledExactlyOnceWith({ question: changed, remarks: ['negative'], number: 2 });
  });

  test('keeps the changes if they cannot be checked', async () => {
    fakeApi({ [judge]: () => refusal(503, 'unavailable') });
    const { dialog, onSave } = await openForm();
    const stem = dialog.getByRole('textbox', { name: 'Question' });
    await stem.fill('Which electrolyte falls next?');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(/isn't available/)).toBeVisible();
    await expect.element(stem).toHaveValue('Which electrolyte falls next?');
    expect(onSave).not.toHaveBeenCalled();
  });
});
