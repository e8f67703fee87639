import { expectNoViolations } from '../support/axe.ts';
import { embedded, skeletons } from '../support/elements.ts';
import { openAs, postPath, writePost, writeReply } from '../support/forum.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoOverflow, phone } from '../support/layout.ts';
import { expectAccessibleInArabicToo } from '../support/accessible.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

test('a discussion from draft to answer, in two browsers at once', async ({
  page,
  browser,
  baseURL,
  learner,
  api,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 500.*forum/);
  const title = `Titrating at night ${learner.user.username}`;
  await page.goto('/community');
  await page.getByRole('button', { name: 'New Post' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'New Post' });
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields correctly.');
  await expect(dialog.getByRole('textbox', { name: 'Content' })).toBeFocused();
  await dialog.getByRole('textbox', { name: 'Content' }).fill('How do **you** do it? #pressors');
  await dialog.getByRole('combobox', { name: 'Category' }).selectOption('Question');

  // The draft survives a reload and a failure.
  await page.reload();
  await page.getByRole('button', { name: 'New Post' }).first().click();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(title);
  const failure = { status: 500, json: { message: 'Something broke.', code: 'internal' } };
  await page.route('**/api/forum', (route) =>
    route.request().method() === 'POST' ? route.fulfill(failure) : route.fallback(),
  );
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Error creating post', 'Something went wrong. Please try again.');
  await page.unroute('**/api/forum');
  await dialog.getByRole('button', { name: 'Post', exact: true }).click();
  await expectToast(page, 'Post created successfully!', 'Your post has been shared with the community.');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.goto('/community');

  await page.getByRole('searchbox', { name: 'Search discussions' }).fill(title.toUpperCase());
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('No replies yet', { exact: true })).toBeVisible();

  // In a low window, a reply arrives out of sight and is announced.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width, height: 320 });
  const other = await api.register('pharmacy');
  const there = await openAs(browser, other, baseURL ?? '');
  await there.goto(page.url());
  await there.getByRole('textbox', { name: 'Write a reply' }).fill('Every *five* minutes.');
  await there.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(there.getByRole('textbox', { name: 'Write a reply' })).toHaveValue('');
  const reply = page.getByRole('article', { name: `Reply by ${other.user.username}` });
  await expect(reply).toContainText('Every five minutes.');
  await expect(page.getByRole('status').filter({ hasText: '1 new reply' })).toBeAttached();
  const arrived = page.getByRole('button', { name: '1 new reply' });
  await expect(arrived).toBeVisible();
  const whole = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await whole();
  await reply.scrollIntoViewIfNeeded();
  await expect(arrived).toBeHidden();
  expect(await whole(), 'nothing moves under the finger once the reply is seen').toBe(before);
  await page.setViewportSize({ width, height });

  await reply.getByRole('button', { name: 'Like' }).click();
  await expect(there.getByRole('button', { name: 'Like 1' })).toBeVisible();
  await reply.getByRole('button', { name: `Reply to ${other.user.username}` }).click();
  await reply.getByRole('textbox').fill('Thank you');
  await reply.getByRole('button', { name: 'Reply', exact: true }).click();
  const answer = there.getByRole('article', { name: `Reply by ${learner.user.username}` });
  await expect(answer).toContainText('Thank you');

  // A reply's author edits and deletes it; its answer stays, and so does its place.
  const own = there.getByRole('article', { name: `Reply by ${other.user.username}` });
  await own.getByRole('button', { name: 'Your reply' }).click();
  await there.getByRole('button', { name: 'Edit' }).click();
  await there.getByRole('textbox', { name: 'Edit your reply' }).fill('Every ten minutes.');
  await there.getByRole('button', { name: 'Save' }).click();
  await expect(reply).toContainText('Every ten minutes.');
  await own.getByRole('button', { name: 'Your reply' }).click();
  await there.getByRole('button', { name: 'Delete' }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This reply was deleted.')).toBeVisible();
  await expect(answer).toBeVisible();

  // A blocked person neither sees nor is seen until unblocked.
  await there.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click();
  await there.getByRole('button', { name: `Block ${learner.user.username}` }).click();
  await there.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(there).toHaveURL('/community');
  await there.getByRole('button', { name: 'Community actions' }).click();
  await there.getByRole('button', { name: 'Blocked people' }).click();
  await there.getByRole('button', { name: `Unblock ${learner.user.username}` }).click();
  await expect(there.getByText("You haven't blocked anyone.")).toBeVisible();

  await page.getByRole('button', { name: 'Your post' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expectToast(page, 'Post deleted', 'Your post and its replies are gone.');
  await there.context().close();
});

test('hostile text stays text: in the list, the thread and the bell', async ({ page, learner, api }) => {
  const other = await api.register();
  const bad =
    '<script>window.hacked = 1</script><svg onload="window.hacked = 1"><img src=x onerror="window.hacked = 1">';
  const mark = learner.user.username.slice(4);
  const post = await writePost(page, learner, {
    title: `${bad}\u202Egpj.exe ${mark}`,
    content: `${bad}\n[click](javascript:window.hacked=1) [data](data:text/html,x) <https://a.example>\u202E ${'['.repeat(2000)}${'>'.repeat(2000)}${'*a **b '.repeat(200)}`,
  });
  await writeReply(page, other, post, `${bad} @${learner.user.username} ${'> '.repeat(1500)}deep`);
  const expectInert = async () => {
    const found = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      links: [...document.links]
        .map((link) => link.protocol)
        .filter((scheme) => !/^(https?|mailto):$/.test(scheme)),
      overrides: /[\u202A-\u202E\u2066-\u2069]/.test(`${document.title}${document.body.textContent}`),
    }));
    expect(found).toEqual({ hacked: false, links: [], overrides: false });
    await expect(embedded(page.getByRole('main'))).toHaveCount(0);
    await expectNoOverflow(page);
  };
  await page.setViewportSize(phone);
  await page.goto(`/community?search=${mark}`);
  await expect(page.getByRole('article')).toContainText('<script>window.hacked = 1</script>');
  await expectInert();
  await page.goto(postPath(post));
  await expect(page.getByRole('article').nth(1)).toContainText('deep');
  await expect(page.getByRole('link', { name: 'https://a.example' })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow ugc',
  );
  await expectInert();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('link', { name: /gpj\.exe/ }).first()).toBeVisible();
  await expectInert();
});

test('everything by keyboard: a post, a reply with a mention, a like, a report', async ({
  page,
  learner,
  api,
}) => {
  const other = await api.register();
  const post = await writePost(page, other, {
    title: `Keys ${learner.user.username}`,
    content: 'Hello #keys',
  });
  await page.goto('/community');
  await expect(page.getByRole('article').first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'New Post' }).first());
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'New Post' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('By keyboard');
  await tabTo(page, dialog.getByRole('textbox', { name: 'Content' }));
  await page.keyboard.type('No mouse');
  await tabTo(page, dialog.getByRole('button', { name: 'Post', exact: true }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Post created successfully!', 'Your post has been shared with the community.');

  await page.goto(postPath(post));
  const box = page.getByRole('textbox', { name: 'Write a reply' });
  await expect(box).toBeVisible();
  await tabTo(page, page.getByRole('main').getByRole('button', { name: 'Like' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Like 1' })).toHaveAttribute('aria-pressed', 'true');
  await tabTo(page, box);
  const letters = other.user.username.slice(0, 9);
  await page.keyboard.type(`Ask @${letters}`);
  const option = page.getByRole('option', { name: other.user.username });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id')) ?? '-');
  await page.keyboard.press('Escape');
  await expect(option).toHaveCount(0);
  await expect(box).toHaveValue(`Ask @${letters}`);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(`Ask @${letters}`);
  await expect(option).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(`Ask @${other.user.username} `);
  await tabTo(page, page.getByRole('button', { name: 'Reply', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: `Reply by ${learner.user.username}` })).toContainText(
    `Ask @${other.user.username}`,
  );

  const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true });
  await tabTo(page, more, 80, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Report', exact: true }));
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: 'Report this' });
  await tabTo(page, report.getByRole('radio', { name: 'Spam or advertising' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(report.getByRole('radio', { name: 'Unsafe clinical advice' })).toBeChecked();
  await tabTo(page, report.getByRole('button', { name: 'Send report' }));
  await page.keyboard.press('Enter');
  await expectToast(page, 'Thank you', 'We got your report and will review it.');
});

test('every view is accessible in English and Arabic, light and dark, on phone and desktop', async ({
  page,
  learner,
  api,
  expectedErrors,
}) => {
  test.slow();
  expectedErrors.push(/status of 404.*forum/);
  const other = await api.register('doctor');
  const post = await writePost(page, other, {
    title: `A look at it ${learner.user.username}`,
    content:
      '# Case\n**58 years**, `ECG`\n\n- one\n- two\n\n> said\n\n```\nHR 104\n```\n[NICE](https://nice.org.uk) #ecg',
  });
  const reply = await writeReply(page, other, post, 'First');
  await writeReply(page, learner, post, `An answer for @${other.user.username}`, reply.id);
  const views = ['/community', '/community?tab=leaderboard', '/community?search=qqqqqq', postPath(post)];
  for (const view of [...views, '/community/posts/999999999']) {
    await page.goto(view);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(skeletons(page.getByRole('main'))).toHaveCount(0);
    await expectAccessibleInArabicToo(page);
  }
  await page.goto('/community?topic=ecg');
  await expect(page.getByRole('link', { name: post.title })).toBeVisible();
  await page.getByRole('button', { name: 'New Post' }).first().click();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Clear topic/ }).click();
  await expect(page).toHaveURL('/community');
});
