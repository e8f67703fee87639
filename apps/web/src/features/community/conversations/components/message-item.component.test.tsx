import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import type { Message } from '@rounds/contract/community/conversations';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Conversation } from './conversation.tsx';

const path = 'DELETE /api/messages/2';
const buildMessage = (id: number, own: boolean): Message => ({
  id,
  content: `Message ${id}`,
  authorId: own ? 7 : 8,
  author: { id: own ? 7 : 8, username: own ? 'ada' : 'grace', careerPath: null, level: 1 },
  createdAt: '2026-11-23T08:00:00Z',
  own,
});

/** A conversation with somebody else's message and one's own, for which the delete confirmation is open. */
async function askToDelete(answer: (remove: () => void) => unknown) {
  signInAs();
  let rows = [buildMessage(2, true), buildMessage(1, false)];
  const remove = () => {
    rows = rows.slice(1);
  };
  const calls = fakeApi({
    'GET /api/mentorships/5/messages': () => rows,
    'GET /api/avatar/7': null,
    'GET /api/avatar/8': null,
    [path]: () => answer(remove),
  });
  const screen = await renderApp(
    <Conversation
      thread={{ kind: 'mentorships', id: 5 }}
      renderText={(text) => <p>{text}</p>}
      actionsOf={() => null}
    />,
  );
  const open = screen.getByRole('button', { name: 'Delete message' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Delete this message?' });
  return {
    screen,
    open,
    dialog,
    confirm: dialog.getByRole('button', { name: 'Delete', exact: true }),
    message: screen.getByText('Message 2'),
    deletions: () => calls.filter(({ method }) => method === 'DELETE'),
  };
}

describe('deleting a message', () => {
  test('can be canceled with Escape, which returns the focus', async () => {
    const { open, dialog, deletions, message } = await askToDelete(() => ({ ok: true }));
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(open).toHaveFocus();
    await expect.element(message).toBeVisible();
    expect(deletions()).toEqual([]);
  });

  test('happens once for two presses, and leaves the focus in the conversation', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, confirm, deletions, message } = await askToDelete(async (remove) => {
      const done = await answer.promise;
      remove();
      return done;
    });
    await confirm.click();
    await confirm.click({ force: true });
    answer.resolve({ ok: true });
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(screen.getByText('Message 1')).toBeVisible();
    await expect.element(screen.getByRole('log', { name: 'Messages' })).toHaveFocus();
    expect(deletions()).toHaveLength(1);
  });

  test('also removes a message that another tab has deleted', async () => {
    const { screen, confirm, message } = await askToDelete((remove) => {
      remove();
      return refusal(404, 'message_not_found');
    });
    await confirm.click();
    await expect.element(message).not.toBeInTheDocument();
    await expect.element(screen.getByRole('log', { name: 'Messages' })).toHaveFocus();
  });

  test.each([
    ['refused', () => refusal(503, 'unavailable'), /isn't available right now/],
    [
      'without a network',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /^No connection/,
    ],
  ])('%s says so, keeps the message and returns the focus', async (_, answer, why) => {
    const { screen, open, dialog, confirm, message } = await askToDelete(answer);
    await confirm.click();
    await expect.element(screen.getByText("We couldn't delete the message")).toBeVisible();
    await expect.element(screen.getByText(why)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(message).toBeVisible();
    await expect.element(open).toHaveFocus();
  });
});
