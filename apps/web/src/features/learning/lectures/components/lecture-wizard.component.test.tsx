import { describe, expect, test, vi } from 'vitest';
import { plugInMicrophone } from '../../../../../testing/microphone.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { keepPart, readRecording } from '../recording/kept-recording.ts';
import { LectureWizard } from './lecture-wizard.tsx';

const file = new File([new Uint8Array(2_000_000)], 'fluids.mp3', { type: 'audio/mpeg' });

async function openWizard() {
  signInAs();
  const onUploaded = vi.fn();
  const screen = await renderApp(<LectureWizard onUploaded={onUploaded} />);
  const next = screen.getByRole('button', { name: 'Next' });
  const heading = (name: string) => screen.getByRole('heading', { name, exact: true });
  return { screen, onUploaded, next, heading };
}

/** Goes to the rights step. */
async function openRights() {
  const wizard = await openWizard();
  const { screen, next, heading } = wizard;
  await screen.getByLabelText('Title').fill('Fluids');
  await next.click();
  await screen.getByLabelText('Choose a file').upload(file);
  await next.click();
  await expect.element(heading('Rights')).toHaveFocus();
  return { ...wizard, confirm: screen.getByLabelText('I confirm', { exact: false }) };
}

// Before any other: each test signs out at its end, which deletes recordings a moment later.
test('a recording that was not uploaded is used on the first step, or on the second', async () => {
  signInAs();
  await keepPart(7, 0, new Blob(['x'], { type: 'audio/webm' }));
  const { screen, next } = await openWizard();
  const title = screen.getByLabelText('Title');
  const use = screen.getByRole('button', { name: 'Use it' });
  await expect.element(title).toBeVisible();
  // There as soon as the fields are: it moves none of them.
  expect(screen.getByText('Use it').elements()).toHaveLength(1);
  await title.fill('Fluids');
  await use.click();
  const chosen = screen.getByText('Your recording is chosen.', { exact: false });
  await expect.element(chosen).toBeVisible();
  await expect.element(use).not.toBeInTheDocument();
  await next.click();
  await expect.element(screen.getByText('recording.webm')).toBeVisible();
  await screen.getByRole('button', { name: 'Choose another' }).click();
  await use.click();
  await screen.getByRole('button', { name: 'Choose another' }).click();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(chosen).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Discard' }).click();
  await expect.element(use).not.toBeInTheDocument();
  await expect.poll(() => readRecording(7)).toBe(null);
});

describe('a recording in progress', () => {
  test('asks before its step, its tab or its page is left, and stays in this browser', async () => {
    plugInMicrophone();
    const { screen, next, heading } = await openWizard();
    await screen.getByLabelText('Title').fill('Fluids');
    await next.click();
    await screen.getByRole('button', { name: 'Start recording' }).click();
    await expect.element(screen.getByRole('timer')).toHaveTextContent('0:01');
    const dialog = screen.getByRole('dialog', { name: 'Stop recording and leave?' });
    const stay = dialog.getByRole('button', { name: 'Keep recording' });
    const { href } = location;
    for (const leave of [
      () => history.pushState(null, '', '/elsewhere'),
      () => history.replaceState(null, '', `${location.pathname}?tab=upload`),
    ]) {
      leave();
      await expect.element(dialog).toBeVisible();
      expect(location.href).toBe(href);
      await stay.click();
      await expect.element(dialog).not.toBeInTheDocument();
    }
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await screen.getByRole('button', { name: 'Back' }).click();
    await stay.click();
    await expect.element(screen.getByRole('timer')).toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await dialog.getByRole('button', { name: 'Stop and leave' }).click();
    await expect.element(heading('Details')).toBeInTheDocument();
    expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    await next.click();
    await expect
      .element(screen.getByText("a recording that wasn't uploaded", { exact: false }))
      .toBeVisible();
  });
});

test('what is missing is not said while a recording is made, nor after it', async () => {
  plugInMicrophone();
  const { screen, next, heading } = await openWizard();
  await screen.getByLabelText('Title').fill('Fluids');
  await next.click();
  await next.click();
  const missing = screen.getByText('Record or choose a file.');
  await expect.element(missing).toBeVisible();
  await screen.getByRole('button', { name: 'Start recording' }).click();
  await expect.element(screen.getByRole('timer')).toHaveTextContent('0:01');
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(screen.getByText('Choose a file')).not.toBeVisible();
  await next.click();
  await expect.element(screen.getByText('Finish the recording first.')).toBeVisible();
  const stop = screen.getByRole('button', { name: 'Finish recording' });
  await expect.element(stop).toHaveFocus();
  await expect.element(missing).not.toBeInTheDocument();
  await stop.click();
  await screen.getByRole('button', { name: 'Choose another' }).click();
  await expect.element(screen.getByRole('button', { name: 'Start recording' })).toBeVisible();
  await expect.element(missing).not.toBeInTheDocument();
  await expect.element(heading('File')).toBeInTheDocument();
});

test('without a network, says what stays: typed text, or all of it once there is a file', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen, next } = await openWizard();
  await expect.element(screen.getByText(/^Your text stays here/)).toBeVisible();
  await screen.getByLabelText('Title').fill('Fluids');
  await next.click();
  await screen.getByLabelText('Choose a file').upload(file);
  await expect.element(screen.getByText(/^Everything stays here/)).toBeVisible();
  await expect.element(screen.getByText(/^Your text stays here/)).not.toBeInTheDocument();
  isOnline.mockReturnValue(true);
});

describe('the lecture wizard', () => {
  test('continues from the details with just a title, and says what is missing', async () => {
    const { screen, next, heading } = await openWizard();
    await expect.element(screen.getByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await next.click();
    const title = screen.getByLabelText('Title');
    await expect.element(title).toHaveFocus();
    await expect.element(title).toBeInvalid();
    await title.fill('Fluids');
    await expect.element(title).toBeValid();
    await next.click();
    await expect.element(heading('File')).toHaveFocus();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(title).toHaveValue('Fluids');
  });

  test('states what it accepts, rejects anything else before sending it, and estimates the length', async () => {
    const { screen, next, heading } = await openWizard();
    await screen.getByLabelText('Title').fill('Fluids');
    await next.click();
    await expect
      .element(screen.getByText('Audio (MP3, WAV, M4A): up to 500 MB.', { exact: false }))
      .toBeVisible();
    const choose = screen.getByLabelText('Choose a file');
    await next.click();
    await expect.element(choose).toHaveAccessibleDescription(/Record or choose a file\.$/);
    await choose.upload(new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }));
    await expect.element(choose).toHaveAccessibleDescription(/a recording that we can read/);
    await next.click();
    await expect.element(heading('File')).toBeInTheDocument();
    await choose.upload(file);
    await expect.element(screen.getByText('About 2 minutes')).toBeVisible();
    await screen.getByRole('button', { name: 'Choose another' }).click();
    await expect.element(choose).toBeInTheDocument();
  });

  test.each([
    ['I hold the rights', ['Original creator']],
    ['Fair use', ['Justification', 'Original source']],
    ['Licensed', ['Institution', 'Course instructor', 'License type']],
  ])('for "%s" asks for %j', async (source, fields) => {
    const { screen, next, heading, confirm } = await openRights();
    await screen.getByLabelText(source, { exact: false }).click();
    await confirm.click();
    await next.click();
    for (const name of fields)
      await expect.element(screen.getByLabelText(name, { exact: true })).toBeInvalid();
    await expect.element(screen.getByLabelText(fields[0] ?? '', { exact: true })).toHaveFocus();
    for (const name of fields) {
      const field = screen.getByLabelText(name, { exact: true });
      if (name === 'License type') await field.selectOptions('Commercial');
      else await field.fill('St. Mary');
    }
    await next.click();
    await expect.element(heading('Review')).toHaveFocus();
    for (const name of fields) await expect.element(screen.getByText(name, { exact: true })).toBeVisible();
    await expect.element(screen.getByText('St. Mary', { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Upload lecture' })).toBeEnabled();
  });

  test('does not continue without a source and the confirmation', async () => {
    const { screen, next, heading, confirm } = await openRights();
    await next.click();
    await expect
      .element(screen.getByRole('group', { name: 'Content source' }))
      .toHaveAccessibleDescription('Choose where it comes from.');
    await screen.getByLabelText('I created it', { exact: false }).click();
    await next.click();
    await expect.element(confirm).toHaveFocus();
    await expect.element(heading('Rights')).toBeInTheDocument();
    await confirm.click();
    await next.click();
    await expect.element(heading('Review')).toHaveFocus();
  });
});
