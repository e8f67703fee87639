import { openAs, postPath, writePost } from '../support/forum.ts';
import { expect, test } from '../support/test.ts';

test('one’s own reply is fetched once, not again when its event arrives', async ({
  page,
  browser,
  baseURL,
  learner,
  api,
}) => {
  const other = await api.register();
  const post = await writePost(page, other, { title: 'A quiet thread', content: 'Who is there?' });
  const there = await openAs(browser, other, baseURL ?? '');
  await there.goto(postPath(post));

  let fetches = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'GET' && pathname === `/api/forum/${post.id}/replies`) fetches += 1;
  });
  await page.goto(postPath(post));
  // Once by the screen, and once more when it starts to listen, since anything in between would be missing.
  await expect.poll(() => fetches).toBe(2);
  await page.getByRole('textbox', { name: 'Write a reply' }).fill('I am.');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = { name: `Reply by ${learner.user.username}` };
  await expect(page.getByRole('article', reply)).toContainText('I am.');
  // By now, the event has reached this page too.
  await expect(there.getByRole('article', reply)).toContainText('I am.');
  expect(fetches).toBe(3);

  await there.getByRole('textbox', { name: 'Write a reply' }).fill('So am I.');
  await there.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByRole('article', { name: `Reply by ${other.user.username}` })).toBeVisible();
  expect(fetches).toBe(4);
  await there.context().close();
});
