import { describe, expect, test } from 'vitest';
import type { ForumReply } from '@rounds/contract/community/forum';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Replies } from './replies.tsx';

const reply: ForumReply = {
  id: 21,
  postId: 4,
  parentReplyId: null,
  content: 'Respiratory rate first.',
  deleted: false,
  authorId: 7,
  author: null,
  likes: 2,
  createdAt: '2026-11-23T08:00:00Z',
  editedAt: null,
  liked: false,
  own: true,
};

async function showReplies(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  fakeApi({ 'GET /api/forum/4/replies': [reply], ...answers });
  return renderApp(<Replies postId={4} isOwn={false} count={1} renderModeration={() => null} sent={null} />);
}

test.each([
  [false, 'No replies yet. Be the first to reply.'],
  [true, 'No replies yet'],
])('a thread without replies says so once, whether its post is own: %s', async (isOwn, text) => {
  signInAs();
  fakeApi({ 'GET /api/forum/4/replies': [] });
  const screen = await renderApp(
    <Replies postId={4} isOwn={isOwn} count={0} renderModeration={() => null} sent={null} />,
  );
  await expect.element(screen.getByRole('heading', { name: 'Replies', exact: true })).toBeVisible();
  await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
});

describe('a reply', () => {
  test('is liked at once, and reverts if that fails', async () => {
    let refuse = () => {};
    const answer = new Promise((resolve) => (refuse = () => resolve(refusal(503, 'unavailable'))));
    const screen = await showReplies({ 'PUT /api/forum/replies/21/like': () => answer });
    const like = screen.getByRole('button', { name: /^Like/ });
    await like.click();
    await expect.element(like).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => like.element().textContent).toBe('Like3');
    refuse();
    await expect.element(like).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => like.element().textContent).toBe('Like2');
  });

  test('keeps the old text and the new one if editing fails', async () => {
    const screen = await showReplies({ 'PUT /api/forum/replies/21': () => refusal(503, 'unavailable') });
    const edit = async () => {
      await screen.getByRole('button', { name: 'Your reply' }).click();
      await screen.getByRole('button', { name: 'Edit' }).click();
    };
    const text = screen.getByRole('textbox', { name: 'Edit your reply' });
    await edit();
    await text.fill('Look at the patient first.');
    await screen.getByRole('button', { name: 'Save' }).click();
    await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
    await expect.element(text).toHaveValue('Look at the patient first.');
    await screen.unmount();

    const again = await showReplies({
      'PUT /api/forum/replies/21': { ...reply, content: 'Look at the patient first.' },
    });
    await again.getByRole('button', { name: 'Your reply' }).click();
    await again.getByRole('button', { name: 'Edit' }).click();
    await expect
      .element(again.getByRole('textbox', { name: 'Edit your reply' }))
      .toHaveValue('Look at the patient first.');
    await again.getByRole('button', { name: 'Save' }).click();
    await expect.element(again.getByRole('paragraph').getByText('Look at the patient first.')).toBeVisible();
  });

  test('asks before it is deleted, and stays if that fails', async () => {
    const screen = await showReplies({ 'DELETE /api/forum/replies/21': () => refusal(503, 'unavailable') });
    await screen.getByRole('button', { name: 'Your reply' }).click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    const dialog = screen.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog.getByText(/isn't available right now/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('Respiratory rate first.')).toBeVisible();
  });
});
