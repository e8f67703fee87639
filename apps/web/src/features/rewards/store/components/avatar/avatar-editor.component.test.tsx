import { useState } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import { buildAvatar } from '../../../../../../testing/avatars.ts';
import { fakeApi, refusal, type FakeCall } from '../../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../../testing/render-app.tsx';
import { useAvatar } from '../../api/get-avatar.ts';
import { setAvatarDraft } from '../../avatar-draft.ts';
import { AvatarEditor } from './avatar-editor.tsx';

const avatar = buildAvatar(7);
const save = 'PUT /api/avatar/7';
const saved = ({ body }: FakeCall) => ({ ...avatar, ...(body as object) });
const reminder = "Your new look isn't saved yet";

afterEach(() => setAvatarDraft(7, null));

function Host() {
  const { data } = useAvatar(7);
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      <button onClick={() => setIsShown(!isShown)}>Other tab</button>
      {isShown && data && <AvatarEditor avatar={data} />}
    </>
  );
}

async function openEditor(answer: Parameters<typeof fakeApi>[0][string]) {
  signInAs();
  const calls = fakeApi({ 'GET /api/avatar/7': avatar, [save]: answer });
  const screen = await renderApp(<Host />);
  const hair = (name: string) => screen.getByRole('radio', { name, exact: true });
  await expect.element(hair('Short')).toBeChecked();
  return {
    screen,
    hair,
    sent: () => calls.filter(({ method }) => method === 'PUT'),
    saveButton: screen.getByRole('button', { name: /^Sav/ }),
    otherTab: screen.getByRole('button', { name: 'Other tab' }),
    unsaved: screen.getByText('You have unsaved changes.'),
    upToDate: screen.getByText('This is how others see you.'),
  };
}

describe('the look of an avatar', () => {
  test('stays if it could not be saved, says why, and is saved once for two presses', async () => {
    const answer = Promise.withResolvers<object>();
    let fails = true;
    const { screen, hair, sent, saveButton, unsaved, upToDate } = await openEditor((call: FakeCall) =>
      fails ? refusal(503, 'unavailable') : answer.promise.then(() => saved(call)),
    );
    hair('Short').element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(hair('Long')).toBeChecked();
    await saveButton.click();
    await expect.element(screen.getByText('Avatar not saved')).toBeVisible();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    await expect.element(hair('Long')).toBeChecked();
    await expect.element(unsaved).toBeVisible();
    fails = false;
    await saveButton.click();
    await saveButton.click({ force: true });
    answer.resolve({});
    await expect.element(upToDate).toBeVisible();
    await expect.element(saveButton).toHaveFocus();
    expect(sent().map(({ body }) => (body as Avatar).hairStyle)).toEqual(['long', 'long']);
  });

  test('saved while another tab is shown is not called unsaved', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, hair, saveButton, otherTab, unsaved, upToDate } = await openEditor((call: FakeCall) =>
      answer.promise.then(() => saved(call)),
    );
    await hair('Curly').click();
    await saveButton.click();
    await otherTab.click();
    await expect.element(saveButton).not.toBeInTheDocument();
    answer.resolve({});
    await expect.element(screen.getByText('Avatar saved')).toBeVisible();
    await expect.element(screen.getByText(reminder)).not.toBeInTheDocument();
    await otherTab.click();
    await expect.element(hair('Curly')).toBeChecked();
    await expect.element(upToDate).toBeVisible();
    await expect.element(unsaved).not.toBeInTheDocument();
  });

  test('refused while another tab is shown is reported there, and kept', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, hair, saveButton, otherTab, unsaved } = await openEditor(() => answer.promise);
    await hair('Curly').click();
    await saveButton.click();
    await otherTab.click();
    await expect.element(saveButton).not.toBeInTheDocument();
    answer.resolve(refusal(503, 'unavailable'));
    await expect.element(screen.getByText('Avatar not saved')).toBeVisible();
    await otherTab.click();
    await expect.element(hair('Curly')).toBeChecked();
    await expect.element(unsaved).toBeVisible();
  });

  test('uses the last choice, even if it was made while another was being saved', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, hair, sent, saveButton, unsaved } = await openEditor((call: FakeCall) =>
      answer.promise.then(() => saved(call)),
    );
    await hair('Curly').click();
    await saveButton.click();
    await hair('Short').click();
    answer.resolve({});
    await expect.element(screen.getByText('Avatar saved')).toBeVisible();
    await expect.element(hair('Short')).toBeChecked();
    await expect.element(unsaved).toBeVisible();
    await saveButton.click();
    await expect.poll(() => sent().map(({ body }) => (body as Avatar).hairStyle)).toEqual(['curly', 'short']);
  });

  test('left unsaved shows a reminder, waits, and can be discarded for the saved one', async () => {
    const { screen, hair, sent, saveButton, otherTab, upToDate } = await openEditor(saved);
    await hair('Braided').click();
    await otherTab.click();
    await expect.element(screen.getByText(reminder)).toBeVisible();
    await otherTab.click();
    await expect.element(hair('Braided')).toBeChecked();
    await screen.getByRole('button', { name: 'Discard' }).click();
    await expect.element(hair('Short')).toBeChecked();
    await expect.element(upToDate).toBeVisible();
    await expect.element(saveButton).toHaveFocus();
    await saveButton.click({ force: true });
    expect(sent()).toEqual([]);
  });
});
