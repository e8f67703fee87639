import { userEvent } from 'vitest/browser';
import { afterEach, describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { DiscussQuestion } from './discuss-question.tsx';

const get = 'GET /api/forum/questions/4/1';
const post = 'POST /api/forum/questions/4/1';
const here = location.href;

afterEach(() => history.replaceState(null, '', here));

async function openThread(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  history.replaceState({ from: '/scenarios' }, '', '/scenarios/4');
  const calls = fakeApi({ [get]: null, ...answers });
  const screen = await renderApp(<DiscussQuestion scenarioId={4} questionIndex={1} />);
  const open = screen.getByRole('button', { name: 'Discuss this question' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Discuss this question' });
  return {
    screen,
    open,
    dialog,
    words: dialog.getByRole('textbox', { name: 'Your thoughts' }),
    send: dialog.getByRole('button', { name: 'Post' }),
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body),
  };
}

describe('discussing a question', () => {
  test('starts in the field, posts once, and leads to the thread and back', async () => {
    const answer = Promise.withResolvers<object>();
    const { dialog, words, send, sent } = await openThread({ [post]: () => answer.promise });
    await expect.element(words).toHaveFocus();
    await expect.element(dialog.getByText(/No one has written about this question yet/)).toBeVisible();
    await expect.element(words).toHaveFocus();
    await words.fill('  ');
    await expect.element(send).toBeDisabled();
    await words.fill('Why not plums?');
    await send.click();
    await send.click({ force: true });
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    answer.resolve({ post: { id: 9, replies: 1 } });
    await expect.poll(() => location.pathname).toBe('/community/posts/9');
    expect(history.state).toEqual({ question: { href: '/scenarios/4', state: { from: '/scenarios' } } });
    expect(sent()).toEqual([{ content: 'Why not plums?' }]);
    expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^No connection/],
    ['a refusal', () => refusal(503, 'unavailable'), /isn't available right now/],
  ])('keeps the draft through %s, even if it is closed and opened again', async (_, answer, why) => {
    const { open, dialog, words, send } = await openThread({ [post]: answer });
    await words.fill('Why not plums?');
    await send.click();
    await expect.element(dialog.getByText(why)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
    await open.click();
    await expect.element(words).toHaveValue('Why not plums?');
    expect(location.pathname).toBe('/scenarios/4');
  });

  test('links to what others wrote once that has loaded; one may write before', async () => {
    let fails = true;
    const { dialog, words } = await openThread({
      [get]: () => (fails ? refusal(503, 'unavailable') : { id: 9, replies: 2 }),
    });
    await expect.element(dialog.getByText(/isn't available right now/)).toBeVisible();
    await words.fill('Why not plums?');
    fails = false;
    await dialog.getByRole('button', { name: 'Try Again' }).click();
    await expect
      .element(dialog.getByRole('link', { name: 'Read the discussion (2 replies)' }))
      .toHaveAttribute('href', '/community/posts/9');
    await expect.element(words).toHaveValue('Why not plums?');
  });

  test('leaves nothing to post again when it is closed while posting', async () => {
    const answer = Promise.withResolvers<object>();
    const { open, dialog, words, send, sent } = await openThread({ [post]: () => answer.promise });
    await words.fill('Why not plums?');
    await send.click();
    await expect.poll(sent).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await open.click();
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    answer.resolve({ post: { id: 9, replies: 1 } });
    await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
    await open.click();
    await expect.element(words).toHaveValue('');
    expect(location.pathname).toBe('/scenarios/4');
  });
});
