import { dialog, openDialog, toastTexts, test } from '../support/sharing.ts';
import { expect } from '../support/test.ts';

test('the first public page is created only with consent', async ({
  page,
  context,
  api,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/A request to another site: https:\/\/twitter\.com\//);
  await context.route(/twitter/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' }),
  );
  await api.complete(learner.token, (await api.scenarios(learner.token, 'nursing')).slice(0, 1), 100);
  await page.goto('/achievements');
  let made = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/share')) made += 1;
  });
  const tweet = page.getByRole('button', { name: 'Tweet · Twitter' }).first();
  await tweet.click();
  const asking = page.getByRole('dialog', { name: 'Make a public page?' });
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(made).toBe(0);
  await tweet.click();
  const opening = context.waitForEvent('page');
  await asking.getByRole('button', { name: 'Make page and open Twitter' }).click();
  await (await opening).waitForURL('https://twitter.com/intent/tweet**');
  expect(made).toBe(1);
});

test('success is reported only once the other app has taken the page', async ({ page, badge }) => {
  await page.addInitScript(() => {
    const handedOver: ShareData[] = [];
    Object.assign(window, { handedOver, refuses: true });
    navigator.share = async (data) => {
      if ((window as unknown as { refuses: boolean }).refuses) throw new DOMException('Closed', 'AbortError');
      handedOver.push(data ?? {});
    };
  });
  await page.reload();
  await openDialog(page);
  const share = dialog(page).getByRole('button', { name: 'Share…' });
  await share.click();
  await expect(share).toBeEnabled();
  await expect(toastTexts(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { refuses: false }));
  await share.click();
  await expect(toastTexts(page)).toHaveText(['Shared successfully!']);
  const taken = await page.evaluate(() => (window as unknown as { handedOver: ShareData[] }).handedOver);
  expect(taken).toEqual([{ text: expect.stringContaining('I just unlocked'), url: badge.url }]);
});

test('the dialog shows the card, and fits the narrowest phone', async ({ page, badge }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDialog(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Link to your badge' })).toHaveValue(badge.url);
  await expect(
    dialog(page).getByRole('img', { name: `Achievement unlocked: ${badge.unlocked.achievement.title}` }),
  ).toBeVisible();
  const isWhole = await dialog(page).evaluate((box) =>
    [box, ...box.getElementsByTagName('*')].every(
      (part) =>
        part.getBoundingClientRect().right <= window.innerWidth && part.getBoundingClientRect().left >= 0,
    ),
  );
  expect(isWhole, 'nothing reaches out of the screen').toBe(true);
});
