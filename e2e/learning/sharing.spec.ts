import { createPublicKey, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { expectNoViolations } from '../support/axe.ts';
import { documentRoot } from '../support/elements.ts';
import { tabTo } from '../support/keyboard.ts';
import { expectNoOverflow, phone } from '../support/layout.ts';
import { countDrawnPixels } from '../support/picture.ts';
import { expectAccessible } from '../support/accessible.ts';
import { dialog, openDialog, toastTexts, test } from '../support/sharing.ts';
import { expect } from '../support/test.ts';

const preview = (page: Page) => page.getByTestId('share-preview');
const contentOf = async (download: Download) => readFile(await download.path());

test('the quick buttons open a share window with the message and the link', async ({
  page,
  context,
  badge,
  expectedErrors,
}) => {
  expectedErrors.push(/A request to another site: https:\/\/(twitter|www\.facebook|www\.linkedin)\.com\//);
  await context.route(/twitter|facebook|linkedin/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>A network</title>' }),
  );
  for (const [name, place, key] of [
    ['Tweet', 'https://twitter.com/intent/tweet', 'url'],
    ['Share', 'https://www.facebook.com/sharer/sharer.php', 'u'],
    ['Post', 'https://www.linkedin.com/sharing/share-offsite/', 'url'],
  ] as const) {
    const opening = context.waitForEvent('page');
    const button = page.getByRole('button', { name: new RegExp(`^${name} · `) });
    await button.click();
    const opened = await opening;
    await opened.waitForURL(`${place}**`);
    const address = new URL(opened.url());
    expect(address.searchParams.get(key)).toBe(badge.url);
    if (name === 'Tweet') {
      const text = address.searchParams.get('text') ?? '';
      expect(text).toContain(`I just unlocked "${badge.unlocked.achievement.title}"\n`);
      expect(text).toContain(`${badge.unlocked.achievement.description}\n\nLevel `);
      expect(text).toContain(`· ${badge.count} achievement`);
      expect(text).toContain('#Rounds #HealthcareEducation');
    }
    expect(await opened.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(toastTexts(page).first()).toHaveText(/^(Twitter|Facebook|LinkedIn) is open$/);
    await opened.close();
  }
});

test('a blocked window leaves a link in its place', async ({ page, badge }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await page.getByRole('button', { name: 'Tweet' }).click();
  await expect(page.getByText('Your browser blocked the window')).toBeVisible();
  const link = page.getByRole('link', { name: 'Open Twitter' });
  await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(badge.url)));
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('the dialog composes, shows and copies the message', async ({ page, context, badge }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openDialog(page);
  const { title, description } = badge.unlocked.achievement;
  await expect(preview(page)).toContainText(`I just unlocked "${title}"`);
  await expect(preview(page)).toContainText(description);
  await expect(preview(page)).toContainText(badge.url);
  await expect(dialog(page).getByRole('textbox', { name: 'Your message' })).toHaveAttribute('rows', '4');
  const stats = dialog(page).getByRole('checkbox', { name: 'Include my progress stats' });
  await expect(stats).toBeChecked();
  await expect(preview(page)).toContainText('Level');
  await stats.uncheck();
  await expect(preview(page)).not.toContainText('Level');
  await dialog(page).getByRole('textbox', { name: 'Your message' }).fill('Night shift <b>done</b>');
  await expect(preview(page)).toHaveText(`Night shift <b>done</b>\n\n${badge.url}`);
  for (const name of ['Copy Message', 'Instagram']) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await dialog(page).getByRole('button', { name }).click();
    await expect(dialog(page).getByRole('status')).toHaveText('Message copied!');
    await expect(toastTexts(page)).toHaveText(['Message copied!']);
    expect(await clipboard()).toBe(`Night shift <b>done</b>\n\n${badge.url}`);
  }
  await expectAccessible(page);
});

test('the dialog is used by keyboard alone', async ({ page, context, badge }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const more = page.getByRole('button', { name: 'More ways to share' });
  await tabTo(page, more);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, dialog(page).getByRole('textbox', { name: 'Your message' }));
  await page.keyboard.type('By keys');
  await tabTo(page, dialog(page).getByRole('checkbox'));
  await page.keyboard.press('Space');
  // What is shared comes before the buttons.
  await tabTo(page, dialog(page).getByRole('button', { name: 'Copy Message' }));
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Message copied!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`By keys\n\n${badge.url}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(more).toBeFocused();
});

test('the card is a picture with everything in its place', async ({ page, learner, badge }) => {
  await openDialog(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download Card' }).click();
  const download = await downloading;
  const name = badge.unlocked.achievement.title.toLowerCase().replaceAll(/['’]/g, '').replaceAll(/\W+/g, '-');
  expect(download.suggestedFilename()).toBe(`${name}.png`);
  await expect(toastTexts(page)).toHaveText(['Achievement card downloaded!']);
  const { width, height, drawn } = await countDrawnPixels(page, await contentOf(download), {
    icon: [20, 100, 176, 170],
    words: [200, 40, 380, 290],
    brand: [20, 345, 250, 40],
    reward: [480, 345, 90, 40],
    above: [10, 12, 580, 20],
    sideStart: [4, 20, 24, 370],
    sideEnd: [570, 20, 26, 370],
    below: [10, 382, 580, 16],
  });
  expect([width, height]).toEqual([600, 400]);
  for (const part of ['icon', 'words', 'brand', 'reward']) expect(drawn[part], part).toBeGreaterThan(100);
  for (const part of ['above', 'sideStart', 'sideEnd', 'below']) expect(drawn[part], part).toBe(0);
  expect(learner.user.username).toBeTruthy();
});

test('a card that cannot be drawn says so', async ({ page, badge }) => {
  expect(badge.token).toBeTruthy();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await openDialog(page);
  await dialog(page).getByRole('button', { name: 'Download Card' }).click();
  await expect(toastTexts(page)).toHaveText(['Error generating image', 'Please try again later']);
});

test('the badge is a signed file that the published key verifies', async ({ page, request, badge }) => {
  await openDialog(page);
  const downloading = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Download badge (Open Badges 3.0)' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.jwt$/);
  const jwt = (await contentOf(download)).toString();
  const [head = '', body = '', signature = ''] = jwt.split('.');
  const decode = (part: string) =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const jwk = (await (await request.get(String(decode(head)['kid']))).json()) as Record<string, string>;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = (text: string) =>
    verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  expect(isSigned(`${head}.${body}`)).toBe(true);
  expect(isSigned(`${head}.${body}A`)).toBe(false);
  expect(decode(body)).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: badge.unlocked.achievement.title,
  });
});

test('everybody with the link sees the badge, until its owner revokes it', async ({
  page,
  browser,
  request,
  badge,
  learner,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 404/);
  const html = await (await request.get(`/b/${badge.token}`)).text();
  const { title } = badge.unlocked.achievement;
  expect(html).toContain(`<meta property="og:title" content="${title} · ${learner.user.username}">`);
  expect(html).toContain(`<meta property="og:image" content="${badge.url}/card.png">`);
  expect(html).toContain(`<link rel="canonical" href="${badge.url}">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
  const card = await request.get(`/b/${badge.token}/card.png`);
  expect(card.headers()['content-type']).toBe('image/png');
  const picture = await countDrawnPixels(page, await card.body(), {
    words: [460, 60, 670, 450],
    sideEnd: [1140, 40, 50, 560],
    below: [10, 595, 1180, 30],
  });
  expect(picture).toMatchObject({ width: 1200, height: 630, drawn: { sideEnd: 0, below: 0 } });
  expect(picture.drawn['words']).toBeGreaterThan(1000);

  const context = await browser.newContext();
  const visitor = await context.newPage();
  await visitor.goto(badge.url);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor).toHaveTitle(`${title} · ${learner.user.username} · Rounds`);
  await expect(visitor.getByText('Verified by Rounds')).toBeVisible();
  await expect(visitor.getByRole('main')).toContainText(learner.user.username);
  await expect(visitor.getByRole('heading', { name: 'This is your badge' })).toBeHidden();
  await expectAccessible(visitor);
  const downloading = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Download badge (Open Badges 3.0)' }).click();
  expect((await contentOf(await downloading)).toString().split('.')).toHaveLength(3);
  await visitor.getByRole('link', { name: 'Start Learning' }).click();
  await expect(visitor).toHaveURL('/auth');

  await openDialog(page);
  await expect(dialog(page).getByRole('textbox', { name: 'Link to your badge' })).toHaveValue(badge.url);
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  await dialog(page).getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('heading', { name: 'Badge not found' })).toBeVisible();
  expect((await request.get(`/b/${badge.token}`)).status()).toBe(404);
  expect((await request.get(`/b/${badge.token}/card.png`)).status()).toBe(404);
  await visitor.goto(badge.url);
  await expect(visitor.getByRole('heading', { name: 'Badge not found' })).toBeVisible();
  await expectAccessible(visitor);
  await context.close();
});

test('page and dialog are right-to-left in Arabic', async ({ page, badge }) => {
  await page.evaluate(() => localStorage.setItem('rounds.language', 'ar'));
  await page.reload();
  await expect(documentRoot(page)).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(badge.unlocked.achievement.title);
  await page.setViewportSize(phone);
  await expectNoOverflow(page);
  await page.getByRole('button', { name: 'طرق أخرى للمشاركة' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoOverflow(page);
  await expectNoViolations(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'تنزيل البطاقة' }).click();
  const picture = await countDrawnPixels(page, await contentOf(await downloading), {
    icon: [404, 100, 176, 170],
    sideEnd: [4, 20, 24, 370],
  });
  expect(picture.drawn['icon']).toBeGreaterThan(100);
  expect(picture.drawn['sideEnd']).toBe(0);
});
