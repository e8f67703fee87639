import { describe, expect, test } from 'vitest';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { NewReply } from './new-reply.tsx';

describe('the form below the replies', () => {
  test('scrolls fully into view, including its button', async () => {
    signInAs();
    const screen = await renderApp(
      <div style={{ paddingTop: 'calc(100vh - 5rem)', paddingBottom: '100vh' }}>
        <NewReply postId={7} />
      </div>,
    );
    await screen.getByRole('textbox').click();
    await expect.element(screen.getByRole('button', { name: 'Reply' })).toBeInViewport({ ratio: 1 });
  });

  test('says what is missing if nothing was typed', async () => {
    signInAs();
    const calls = fakeApi({});
    const screen = await renderApp(<NewReply postId={6} />);
    await screen.getByRole('textbox').click();
    await screen.getByRole('button', { name: 'Reply' }).click();
    await expect.element(screen.getByText('Write something to post')).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveFocus();
    expect(calls).toEqual([]);
  });

  test('warns of what may identify a patient, and sends it as it is where its author insists', async () => {
    signInAs();
    const calls = fakeApi({ 'POST /api/forum/6/replies': { id: 1 } });
    const screen = await renderApp(<NewReply postId={6} />);
    const text = screen.getByRole('textbox');
    await text.fill('Patient: Maria Lopez, DOB 3/4/1951');
    await screen.getByRole('button', { name: 'Reply' }).click();
    await expect.element(screen.getByText('This may identify a patient')).toBeVisible();
    const lookOf = (name: string) =>
      getComputedStyle(screen.getByRole('button', { name }).element()).backgroundColor;
    expect(lookOf('Reply')).toBe(lookOf('Post anyway'));
    expect(lookOf('Reply')).not.toBe(lookOf('Mask it'));
    // What is written on is judged when it is sent.
    await text.fill('Patient: Maria Lopez, DOB 3/4/1951.');
    await expect.element(screen.getByText('This may identify a patient')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Reply' }).click();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Post anyway' }).click();
    await expect.element(text).toHaveValue('');
    expect(calls.map(({ body }) => body)).toMatchObject([{ content: 'Patient: Maria Lopez, DOB 3/4/1951.' }]);
  });
});
