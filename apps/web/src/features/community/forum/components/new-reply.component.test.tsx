import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { NewReply } from './new-reply.tsx';

describe('the form above the replies', () => {
  test('takes one line until it is used, and stays open for what was typed', async () => {
    signInAs();
    const screen = await renderApp(<NewReply postId={5} />);
    const text = screen.getByRole('textbox', { name: 'Write a reply' });
    const heightOf = () => text.element().getBoundingClientRect().height;
    const send = screen.getByRole('button', { name: 'Reply' });
    await expect.element(text).toBeVisible();
    expect(heightOf()).toBeLessThan(60);
    await expect.element(send).not.toBeInTheDocument();

    await userEvent.tab();
    await expect.element(text).toHaveFocus();
    await expect.element(send).toBeVisible();
    expect(heightOf()).toBeGreaterThan(100);
    await userEvent.keyboard('Respiratory rate first.');
    await userEvent.tab();
    await expect.element(send).toHaveFocus();
    await userEvent.tab();
    await expect.element(send).toBeVisible();
  });

  test('unfolds into view at the foot of a screen', async () => {
    signInAs();
    const screen = await renderApp(
      <div style={{ paddingTop: 'calc(100vh - 5rem)', paddingBottom: '100vh' }}>
        <NewReply postId={7} />
      </div>,
    );
    await screen.getByRole('textbox').click();
    await expect.element(screen.getByRole('button', { name: 'Reply' })).toBeInViewport({ ratio: 1 });
  });

  test('says what is missing where nothing was typed, and stays open', async () => {
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
