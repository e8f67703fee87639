import { describe, expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { currentToast } from '../../../../ui/toast/toast.ts';
import { NewPost } from './new-post.tsx';

describe('a new post', () => {
  test('says which fields are empty and focuses the first, without sending', async () => {
    signInAs();
    const calls = fakeApi({});
    const screen = await renderApp(<NewPost onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'New Post' });
    await dialog.getByRole('button', { name: 'Post', exact: true }).click();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toBeInvalid();
    await expect.element(dialog.getByRole('textbox', { name: 'Content' })).toBeInvalid();
    await expect.element(dialog.getByText('Add a title')).toBeVisible();
    await expect.element(dialog.getByText('Write something to post')).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Sepsis');
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toBeValid();
    expect(calls).toEqual([]);
    // What was wrong with the form goes with it.
    expect(currentToast()?.title).toBe('Validation Error');
    await screen.unmount();
    expect(currentToast()).toBeNull();
  });

  test('is sent with its category, and closes', async () => {
    signInAs();
    const onClose = vi.fn();
    const calls = fakeApi({ 'POST /api/forum': { id: 1 } });
    const screen = await renderApp(<NewPost onClose={onClose} />);
    await screen.getByRole('textbox', { name: 'Title' }).fill(' Sepsis ');
    await screen.getByRole('textbox', { name: 'Content' }).fill('When do you call?');
    await screen.getByRole('combobox', { name: 'Category' }).selectOptions('Question');
    await screen.getByRole('button', { name: 'Post', exact: true }).click();
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(calls.map(({ body }) => body)).toEqual([
      { title: 'Sepsis', content: 'When do you call?', category: 'question', careerPath: 'nursing' },
    ]);
  });

  test('is restored as typed after closing, until it is discarded', async () => {
    signInAs();
    const first = await renderApp(<NewPost onClose={() => undefined} />);
    await first.getByRole('textbox', { name: 'Title' }).fill('Half a title');
    await first.unmount();
    const again = await renderApp(<NewPost onClose={() => undefined} />);
    await expect.element(again.getByRole('textbox', { name: 'Title' })).toHaveValue('Half a title');
    await again.getByRole('button', { name: 'Discard draft' }).click();
    await expect.element(again.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect.element(again.getByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
  });

  test('loses nothing when it cannot be stored, and is retried as the same post', async () => {
    signInAs();
    const keys: (string | null)[] = [];
    fakeApi({ 'POST /api/forum': () => refusal(503, 'unavailable') });
    const withoutKeys = window.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      if (init.method === 'POST') keys.push(new Headers(init.headers).get('Idempotency-Key'));
      return withoutKeys(url, init);
    });
    const screen = await renderApp(<NewPost onClose={() => undefined} />);
    await screen.getByRole('textbox', { name: 'Title' }).fill('Sepsis');
    await screen.getByRole('textbox', { name: 'Content' }).fill('When do you call?');
    const send = screen.getByRole('button', { name: 'Post', exact: true });
    await send.click();
    await expect
      .element(
        screen
          .getByRole('dialog')
          .getByRole('alert')
          .getByText(/What you typed is still here\.$/),
      )
      .toBeVisible();
    await expect.element(screen.getByRole('textbox', { name: 'Content' })).toHaveValue('When do you call?');
    await send.click();
    await expect.poll(() => keys.length).toBe(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test('that may identify a patient is not sent before its author decides, and what is masked goes out masked', async () => {
    signInAs();
    const calls = fakeApi({ 'POST /api/forum': { id: 1 } });
    const screen = await renderApp(<NewPost onClose={() => undefined} />);
    const [title, content] = ['Title', 'Content'].map((name) => screen.getByRole('textbox', { name }));
    await title?.fill('What would you give Maria Lopez?');
    await content?.fill('Patient: Maria Lopez, MRN 4482913, DOB 3/4/1951');
    const send = screen.getByRole('button', { name: 'Post', exact: true });
    await send.click();
    const warning = screen.getByRole('dialog').getByRole('status').filter({ hasText: 'may identify' });
    await expect.element(warning).toHaveFocus();
    await expect.element(warning.getByText('Maria Lopez', { exact: true })).toBeVisible();
    await expect.element(content!).toHaveValue('Patient: Maria Lopez, MRN 4482913, DOB 3/4/1951');
    expect(calls).toEqual([]);
    await warning.getByRole('button', { name: 'Mask it' }).click();
    await expect.element(title!).toHaveValue('What would you give [name]?');
    await expect.element(title!).toHaveFocus();
    await expect.element(warning).not.toBeInTheDocument();
    await send.click();
    await expect
      .poll(() => calls.map(({ body }) => body))
      .toMatchObject([{ content: 'Patient: [name], MRN [record number], DOB [date of birth]' }]);
  });
});
