import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { RequestDialog } from './request-dialog.tsx';

const path = 'POST /api/mentorships';
const mentor = {
  id: 12,
  username: 'grace',
  careerPath: null,
  level: 9,
  topics: [],
  activeMentees: 0,
  pastMentees: 0,
  openMentorshipId: null,
};

async function openDialog(included = true) {
  signInAs();
  const onClose = vi.fn();
  const dialog = () => <RequestDialog mentor={mentor} included={included} onClose={onClose} />;
  const screen = await renderApp(dialog());
  return { onClose, screen, dialog: screen.getByRole('dialog', { name: 'Request Mentorship' }) };
}

describe('requesting a mentor', () => {
  test('checks the form, focuses the first problem, and sends nothing', async () => {
    const calls = fakeApi({});
    const { dialog } = await openDialog();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByRole('combobox', { name: 'Career path' })).toHaveFocus();
    await expect.element(dialog.getByRole('textbox', { name: 'Your message' })).toBeInvalid();
    await dialog.getByRole('combobox', { name: 'Career path' }).selectOptions('Nursing');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Your message' })).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('keeps the draft when it is refused, even if the dialog is closed and opened again', async () => {
    fakeApi({ [path]: () => refusal(409, 'already_requested') });
    const { dialog, screen, onClose } = await openDialog();
    await dialog.getByRole('combobox', { name: 'Career path' }).selectOptions('Nursing');
    await dialog.getByRole('textbox', { name: 'Your message' }).fill('May I learn from you?');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByText(/already have a mentorship with this person/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await screen.unmount();
    const again = await openDialog();
    await expect
      .element(again.dialog.getByRole('textbox', { name: 'Your message' }))
      .toHaveValue('May I learn from you?');
  });

  test('sends it trimmed, and discards the draft', async () => {
    const calls = fakeApi({ [path]: {} });
    const { dialog, screen, onClose } = await openDialog();
    await dialog.getByRole('combobox', { name: 'Career path' }).selectOptions('Nursing');
    await dialog.getByRole('textbox', { name: 'Your message' }).fill(' May I learn from you? ');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.poll(() => onClose.mock.calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({
      mentorId: 12,
      careerPath: 'nursing',
      requestMessage: 'May I learn from you?',
    });
    await screen.unmount();
    const again = await openDialog();
    await expect.element(again.dialog.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  });

  test('names the plan that includes it, in place of the form', async () => {
    const { dialog } = await openDialog(false);
    await expect.element(dialog).toBeVisible();
    expect(dialog.getByRole('textbox').elements()).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Send request' }).elements()).toEqual([]);
  });
});
