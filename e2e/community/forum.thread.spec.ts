import { postPath, writePost, writeReply } from '../support/forum.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoOverflow, phone } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

test('the reply form is below a long thread, can be reached from the post and keeps its draft', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503.*replies/);
  const other = await api.register();
  const post = await writePost(page, other, {
    title: `Long ${learner.user.username}`,
    content: 'How long is long?',
  });
  // A little more than a page, from several people, since each may write only so much.
  for (const author of [other, await api.register(), await api.register()]) {
    for (let n = 1; n <= 18; n += 1) await writeReply(page, author, post, `Reply number ${n}`);
  }
  await page.setViewportSize(phone);
  await page.goto(postPath(post));
  const box = page.getByRole('textbox', { name: 'Write a reply' });
  const send = page.getByRole('button', { name: 'Reply', exact: true });
  const replies = page.getByRole('article', { name: /^Reply by/ });
  await expect(replies).toHaveCount(50);
  await expect(box).not.toBeInViewport();

  await tabTo(page, page.getByRole('button', { name: `Reply to ${other.user.username}` }).first());
  await page.keyboard.press('Enter');
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport({ ratio: 1 });
  await expect(send).toBeInViewport({ ratio: 1 });
  // Nothing loads above it and pushes it away; the rest of the thread loads on request.
  await expect(replies).toHaveCount(50);
  await expect(page.getByRole('button', { name: 'Show more' })).toBeVisible();

  await page.keyboard.type('Long enough.');
  await page.route(`**/api/forum/${post.id}/replies`, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { message: 'Not now.', code: 'unavailable' } })
      : route.fallback(),
  );
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(box).toHaveValue('Long enough.');
  await page.unroute(`**/api/forum/${post.id}/replies`);
  await send.click();
  const own = page.getByRole('article', { name: `Reply by ${learner.user.username}` });
  await expect(own).toBeFocused();
  await expect(own).toBeInViewport();
  await expect(box).toHaveValue('');
  await expectNoOverflow(page);
});
