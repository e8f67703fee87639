import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Composer } from './composer.tsx';

const thread = { kind: 'study-groups', id: 5 } as const;
const post = 'POST /api/study-groups/5/messages';

afterEach(() => vi.restoreAllMocks());

describe('the message composer', () => {
  test('sends what was typed, trimmed, and is empty afterwards', async () => {
    signInAs();
    const calls = fakeApi({ [post]: { id: 1 } });
    const screen = await renderApp(<Composer thread={thread} />);
    const send = screen.getByRole('button', { name: 'Send' });
    await expect.element(send).toBeDisabled();
    const text = screen.getByRole('textbox', { name: 'Your message' });
    await text.fill('  See you at six.  ');
    await send.click();
    await expect.element(text).toHaveValue('');
    await expect.element(text).toHaveFocus();
    expect(calls.map(({ body }) => body)).toEqual([{ content: 'See you at six.' }]);
  });

  test('sends once for a double press', async () => {
    signInAs();
    const answer = Promise.withResolvers<object>();
    const calls = fakeApi({ [post]: () => answer.promise });
    const screen = await renderApp(<Composer thread={thread} />);
    const text = screen.getByRole('textbox');
    await text.fill('See you at six.');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    answer.resolve({ id: 1 });
    await expect.element(text).toHaveValue('');
    expect(calls).toHaveLength(1);
  });

  test('sends with Ctrl+Enter, and breaks the line with Enter alone', async () => {
    signInAs();
    const calls = fakeApi({ [post]: { id: 1 } });
    const screen = await renderApp(<Composer thread={thread} />);
    await expect.element(screen.getByText('Ctrl + Enter sends')).toBeVisible();
    await screen.getByRole('textbox').click();
    await userEvent.keyboard('One{Enter}two{Control>}{Enter}{/Control}');
    await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ content: 'One\ntwo' }]);
  });

  test('keeps the text when sending fails, and says so', async () => {
    signInAs();
    fakeApi({ [post]: () => refusal(500, 'internal') });
    const screen = await renderApp(<Composer thread={thread} />);
    await screen.getByRole('textbox').fill('Please read this.');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent("We couldn't send your message. Your text is still here. Please try again.");
    // In the place of the help, so that the button stays where it was.
    await expect.element(screen.getByText(/^Leave out anything/)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('textbox')).toBeValid();
    await expect.element(screen.getByRole('textbox')).toHaveValue('Please read this.');
  });

  test('leaves it to the banner to say that there is no network, and says that the text stays', async () => {
    signInAs();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const screen = await renderApp(<Composer thread={thread} />);
    await expect.element(screen.getByText('Your text stays here until you can send it.')).toBeVisible();
    await expect.element(screen.getByText(/offline/i)).not.toBeInTheDocument();
  });

  test('restores its draft, only for the same thread and the same learner', async () => {
    signInAs({ id: 7 });
    const first = await renderApp(<Composer thread={thread} />);
    await first.getByRole('textbox').fill('Half a thought');
    await first.unmount();

    const again = await renderApp(<Composer thread={thread} />);
    await expect.element(again.getByRole('textbox')).toHaveValue('Half a thought');
    await again.unmount();
    const other = await renderApp(<Composer thread={{ kind: 'study-groups', id: 6 }} />);
    await expect.element(other.getByRole('textbox')).toHaveValue('');
    await other.unmount();
    signInAs({ id: 8 });
    const someoneElse = await renderApp(<Composer thread={thread} />);
    await expect.element(someoneElse.getByRole('textbox')).toHaveValue('');
  });

  test('keeps what is typed while a message is being sent', async () => {
    signInAs();
    const answer = Promise.withResolvers<object>();
    fakeApi({ [post]: () => answer.promise });
    const screen = await renderApp(<Composer thread={thread} />);
    const text = screen.getByRole('textbox');
    await text.fill('First');
    await screen.getByRole('button', { name: 'Send' }).click();
    await text.fill('Second');
    answer.resolve({ id: 1 });
    await expect.element(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy');
    await expect.element(text).toHaveValue('Second');
  });

  test('warns of what may identify a patient, and keeps nobody from writing where that cannot be told', async () => {
    signInAs();
    const calls = fakeApi({ [post]: { id: 1 } });
    const screen = await renderApp(<Composer thread={thread} />);
    const text = screen.getByRole('textbox');
    await text.fill('MRN 4482913');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText(/seems to contain/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Send anyway' })).toBeVisible();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Mask it' }).click();
    await expect.element(text).toHaveValue('MRN [record number]');
    await text.fill('MRN 4482913');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await screen.getByRole('button', { name: 'Send', exact: true }).click();
    await expect.element(screen.getByText(/seems to contain/)).not.toBeInTheDocument();
  });
});
