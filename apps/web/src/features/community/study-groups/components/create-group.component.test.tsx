import { describe, expect, test, vi } from 'vitest';
import type { User } from '@rounds/contract/identity/accounts';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { CreateGroup } from './create-group.tsx';

async function openForm(onCreated: (group: unknown) => void = () => undefined, user: Partial<User> = {}) {
  signInAs(user);
  const screen = await renderApp(<CreateGroup onCreated={onCreated} />);
  await screen.getByRole('button', { name: 'Create Group' }).click();
  return { screen, dialog: screen.getByRole('dialog', { name: 'Create Group' }) };
}

describe('creating a study group', () => {
  test('checks the form, focuses the first problem, and sends nothing', async () => {
    const calls = fakeApi({});
    const { dialog } = await openForm(undefined, { careerPath: null });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await dialog.getByRole('spinbutton', { name: 'Max Members' }).fill('1');
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Description' })).toHaveFocus();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toBeValid();
    await expect.element(dialog.getByRole('combobox', { name: 'Career path' })).toBeInvalid();
    await expect.element(dialog.getByRole('spinbutton', { name: 'Max Members' })).toBeInvalid();
    expect(calls).toEqual([]);
  });

  test('sends a private group of the learner’s own path, and starts empty the next time', async () => {
    const onCreated = vi.fn();
    const calls = fakeApi({ 'POST /api/study-groups': { id: 9, isPrivate: true } });
    const { screen, dialog } = await openForm(onCreated);
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Cases after dark');
    await dialog.getByRole('checkbox', { name: 'Private group' }).click();
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect.poll(() => onCreated.mock.calls.length).toBe(1);
    expect(calls[0]?.body).toMatchObject({ name: 'Night shift', careerPath: 'nursing', isPrivate: true });
    await screen.getByRole('button', { name: 'Create Group' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  });

  test('says in the dialog that what was typed stays, when it could not be created', async () => {
    fakeApi({ 'POST /api/study-groups': () => refusal(500, 'internal') });
    const { dialog } = await openForm();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await dialog.getByRole('textbox', { name: 'Description' }).fill('Cases after dark');
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Something went wrong. Please try again. What you typed is still here.');
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night shift');
  });

  test('keeps what was typed while it is closed', async () => {
    const { screen, dialog } = await openForm();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Night shift');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await screen.getByRole('button', { name: 'Create Group' }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Night shift');
  });
});
