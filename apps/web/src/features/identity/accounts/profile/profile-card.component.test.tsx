import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ProfileCard } from './profile-card.tsx';

async function startEditing() {
  const user = signInAs();
  const screen = await renderApp(<ProfileCard user={user} />);
  await screen.getByRole('button', { name: 'Edit Profile' }).click();
  return { user, screen, save: screen.getByRole('button', { name: 'Save Changes' }) };
}

describe('editing the profile', () => {
  test('starts in the first field, and Cancel discards the changes and returns the focus', async () => {
    const { screen } = await startEditing();
    const username = screen.getByRole('textbox', { name: 'Username' });
    await expect.element(username).toHaveFocus();
    await username.fill('lovelace');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('ada', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Edit Profile' }).click();
    await expect.element(username).toHaveValue('ada');
  });

  test('saves and returns to the details', async () => {
    const { user, screen, save } = await startEditing();
    const calls = fakeApi({ 'PUT /api/user/profile': { user: { ...user, username: 'lovelace' } } });
    await screen.getByRole('textbox', { name: 'Username' }).fill('lovelace');
    await save.click();
    await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    const body = calls.find(({ method }) => method === 'PUT')?.body;
    expect(body).toMatchObject({ username: 'lovelace', careerPath: 'nursing' });
    expect(body).not.toHaveProperty('email');
  });

  test('asks for the password only if the email changes', async () => {
    const { screen, save } = await startEditing();
    const password = screen.getByLabelText('Current password', { exact: true });
    await expect.element(password).not.toBeInTheDocument();
    await screen.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await save.click();
    await expect.element(password).toBeInvalid();
    await screen.getByRole('textbox', { name: 'Email' }).fill('ADA@example.org');
    await expect.element(password).not.toBeInTheDocument();
  });

  test('shows a taken name beside its field and stays open', async () => {
    const { screen, save } = await startEditing();
    fakeApi({ 'PUT /api/user/profile': () => refusal(409, 'username_taken', 'username') });
    await screen.getByRole('textbox', { name: 'Username' }).fill('grace');
    await save.click();
    await expect.element(screen.getByRole('textbox', { name: 'Username' })).toBeInvalid();
    await expect.element(save).toBeVisible();
  });

  test('is not offered to the demo account', async () => {
    const user = signInAs({ isDemo: true });
    const screen = await renderApp(<ProfileCard user={user} />);
    await expect.element(screen.getByText('ada', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Edit Profile' })).not.toBeInTheDocument();
  });
});
