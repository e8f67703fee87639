import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { UploadForm } from './upload-form.tsx';

const path = 'POST /api/notes';

async function showForm(answers: Parameters<typeof fakeApi>[0] = {}) {
  signInAs();
  const calls = fakeApi(answers);
  const onUploaded = vi.fn();
  const onTaken = vi.fn();
  const screen = await renderApp(
    <UploadForm
      onUploaded={onUploaded}
      file={(onText) => (
        <>
          <button
            type="button"
            onClick={() => onText({ text: 'From the slides.', title: 'Slides', onTaken })}
          >
            Choose a file
          </button>
          <button type="button" onClick={() => onText({ text: 'From the book.', title: 'Book', onTaken })}>
            Choose another
          </button>
        </>
      )}
    />,
  );
  return {
    calls,
    screen,
    onUploaded,
    onTaken,
    title: screen.getByRole('textbox', { name: 'Title' }),
    content: screen.getByRole('textbox', { name: 'Content' }),
    upload: screen.getByRole('button', { name: 'Upload note' }),
  };
}

describe('uploading a note', () => {
  test('leads to what is missing, and sends nothing', async () => {
    const { calls, title, content, upload } = await showForm();
    await upload.click();
    await expect.element(title).toHaveFocus();
    await expect.element(content).toBeInvalid();
    await title.fill('Heart failure');
    await upload.click();
    await expect.element(content).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('keeps the draft when it is refused, even if the form is left, until it is on the server', async () => {
    let fails = true;
    const { screen, ...form } = await showForm({
      [path]: () => (fails ? refusal(503, 'unavailable') : { id: 12 }),
    });
    await form.title.fill('Heart failure');
    await form.content.fill('Preload, afterload, contractility.');
    await form.upload.click();
    await expect.element(screen.getByText(/What you typed is still here/)).toBeVisible();
    await screen.unmount();

    fails = false;
    const again = await showForm({ [path]: { id: 12 } });
    await expect.element(again.content).toHaveValue('Preload, afterload, contractility.');
    await again.upload.click();
    await expect.poll(() => again.onUploaded.mock.calls).toEqual([[12]]);
    await expect.element(again.content).toHaveValue('');
  });

  test('offers a file first, and has its button below the text', async () => {
    const { screen, title, content, upload } = await showForm();
    const file = screen.getByRole('button', { name: 'Choose a file' });
    const tops = [file, title, content, upload].map((one) => one.element().getBoundingClientRect().top);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expect.element(content).toHaveAccessibleDescription(/^Or paste your notes/);
    const below = content.element().getBoundingClientRect().bottom;
    expect(upload.element().getBoundingClientRect().top).toBeGreaterThan(below);
  });

  test('asks where to put a file’s text if there is text, and adds it below', async () => {
    const { screen, title, content, onTaken } = await showForm();
    await title.fill('Heart failure');
    await content.fill('My own words.');
    await screen.getByRole('button', { name: 'Choose a file' }).click();
    await expect.element(content).toHaveValue('My own words.');
    const dialog = screen.getByRole('dialog', { name: "There's text in the note already" });
    await expect.element(dialog).toHaveAccessibleDescription(/“Slides”/);
    expect(onTaken).not.toHaveBeenCalled();
    await expect.element(dialog.getByRole('button', { name: 'Add to the note' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(content).toHaveValue('My own words.\n\nFrom the slides.');
    await expect.element(content).toHaveFocus();
    await expect.element(title).toHaveValue('Heart failure');
    expect(onTaken.mock.calls).toEqual([[false]]);
  });

  test('leaves the text as it is if the question is dismissed', async () => {
    const { screen, content, onTaken } = await showForm();
    await content.fill('My own words.');
    await screen.getByRole('button', { name: 'Choose a file' }).click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(content).toHaveValue('My own words.');
    expect(onTaken).not.toHaveBeenCalled();
  });

  test('restores text that a file’s has replaced, and takes the file’s name in the same way', async () => {
    const { screen, title, content } = await showForm();
    await screen.getByRole('button', { name: 'Choose a file' }).click();
    await expect.element(title).toHaveValue('Slides');
    await content.fill('From the slides, and my own words.');
    await screen.getByRole('button', { name: 'Choose another' }).click();
    await screen.getByRole('button', { name: 'Replace' }).click();
    await expect.element(content).toHaveValue('From the book.');
    await expect.element(title).toHaveValue('Book');
    await content.fill('From the book, read.');
    await screen.getByRole('button', { name: 'Put it back' }).click();
    await expect.element(content).toHaveValue('From the slides, and my own words.');
    await expect.element(title).toHaveValue('Slides');
    await screen.getByRole('button', { name: 'Put it back' }).click();
    await expect.element(content).toHaveValue('From the book, read.');
    await expect.element(title).toHaveValue('Book');
  });

  test('sends no possible patient identifiers unless the learner insists', async () => {
    const { calls, screen, title, content, upload } = await showForm({ [path]: { id: 12 } });
    await title.fill('Ward round');
    await content.fill('Call the family at 555-867-5309, MRN: 12345678.');
    await upload.click();
    await expect.element(screen.getByRole('button', { name: 'Upload without masking' })).toBeVisible();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Mask it' }).click();
    await expect.element(content).not.toHaveValue(expect.stringContaining('12345678'));
    await upload.click();
    await expect.poll(() => calls.length).toBe(1);
    expect(JSON.stringify(calls[0]?.body)).not.toMatch(/12345678|867/);
  });

  test('names the words that may identify a patient, and shows where the first was once it is masked', async () => {
    await page.viewport(360, 640);
    onTestFinished(() => page.viewport(1280, 800));
    const { screen, title, content } = await showForm();
    await title.fill('COPD');
    const rest = 'Give oxygen slowly, and look at the gases again. \n'.repeat(60);
    await content.fill(`${rest}Patient: James Whitmore, MRN: 4478213.\n${rest}`);
    await expect.element(screen.getByText('James Whitmore', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('4478213', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Mask it' }).click();
    await expect.element(content).toHaveFocus();
    const field = content.element() as HTMLTextAreaElement;
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('[name]');
    // As many lines are above it as below, so it is halfway down.
    const halfway = field.scrollHeight / 2 - field.scrollTop;
    expect(halfway).toBeGreaterThan(0);
    expect(halfway).toBeLessThan(field.clientHeight);
    const top = field.getBoundingClientRect().top + halfway;
    expect(top).toBeGreaterThan(100);
    expect(top).toBeLessThan(500);
  });
});
