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
});
