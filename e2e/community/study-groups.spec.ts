import type { Page } from '@playwright/test';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import type { Mentorship } from '@rounds/contract/community/mentorships';
import type { APIRequestContext } from '@playwright/test';
import type { Learner } from '../support/api.ts';
import { linksTo } from '../support/elements.ts';
import { expectAccessibleInArabicToo } from '../support/accessible.ts';
import { expect, test, signedInTest } from '../support/test.ts';
import { expectToast } from '../support/toast.ts';

const send = async <T>(
  request: APIRequestContext,
  { token }: Learner,
  method: string,
  path: string,
  data?: object,
): Promise<T> => {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.fetch(path, { method, headers, data });
  expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as T;
};

/** Makes a learner a professional who offers mentoring. */
async function offer(request: APIRequestContext, learner: Learner): Promise<void> {
  await send(request, learner, 'PUT', '/api/user/profile', { role: 'professional' });
  await send(request, learner, 'PUT', '/api/user/settings', { offersMentoring: true });
}

/** Signs another person in, on their own page. */
async function signInAs(page: Page, learner: Learner): Promise<void> {
  await page.addInitScript(
    ({ token, user }) => {
      localStorage.setItem('token', token);
      localStorage.setItem('user', JSON.stringify(user));
    },
    { token: learner.token, user: learner.user },
  );
}

const thread = (page: Page) => page.getByRole('log');

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /message/i }).fill(text);
  await page.keyboard.press('Control+Enter');
}

test('a private group: created, joined with its code, and used for a live conversation', async ({
  page,
  learner,
  api,
  browser,
}) => {
  const other = await api.register('doctor');
  await page.goto('/community?tab=study-groups');
  await page.getByRole('button', { name: 'Create Group' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Group' });
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields correctly.');
  const name = `Wards at night ${learner.user.id}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('What to look for when nobody is around.');
  await dialog.getByRole('combobox', { name: 'Career path' }).selectOption('nursing');
  await expect(dialog.getByRole('spinbutton', { name: 'Max Members' })).toHaveValue('8');
  await dialog.getByRole('spinbutton', { name: 'Max Members' }).fill('2');
  await dialog.getByRole('checkbox', { name: 'Private group' }).check();
  await dialog.getByRole('button', { name: 'Create Group' }).click();
  await expectToast(page, 'Study group created!', 'Invite others with its code.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const code = await page.getByRole('group', { name: 'Invitation code' }).textContent();
  expect(code).toHaveLength(10);

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, other);
  await theirs.goto('/community?tab=study-groups');
  await theirs.getByRole('searchbox', { name: 'Search study groups' }).fill(name.toUpperCase());
  const card = theirs.getByRole('group', { name });
  await expect(card).toContainText('1 / 2 members');
  await card.getByRole('button', { name: 'Join with Code' }).click();
  const asks = theirs.getByRole('dialog');
  await asks.getByRole('textbox', { name: 'Invitation code' }).fill('WRONGCODE2');
  await asks.getByRole('button', { name: 'Join Group' }).click();
  await expect(asks).toContainText('not the invitation code');
  await asks.getByRole('textbox', { name: 'Invitation code' }).fill(code!.toLowerCase());
  await asks.getByRole('button', { name: 'Join Group' }).click();
  await expectToast(theirs, 'Joined study group!', `You're now a member of ${name}.`);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(name);

  // The first page hears of it without being touched.
  await expect(page.getByText('2 / 2 members')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: other.user.username })).toBeVisible();
  await write(page, 'Good evening! See https://example.org/sepsis.');
  await expect(thread(theirs)).toContainText('Good evening!');
  await expect(thread(theirs).getByRole('link')).toHaveAttribute('href', 'https://example.org/sepsis');
  await write(theirs, 'Hello, I am here.');
  await expect(thread(page)).toContainText('Hello, I am here.');
  await page.getByRole('button', { name: 'Delete message' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(thread(theirs)).not.toContainText('Good evening!');

  await page.getByRole('button', { name: 'Schedule meeting' }).click();
  await page.getByLabel('Date and time').fill('2030-03-10T18:30');
  await page.getByRole('textbox', { name: 'Location' }).fill('Library, room 2');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(theirs.getByText('Library, room 2')).toBeVisible();
  const download = theirs.waitForEvent('download');
  await theirs.getByRole('button', { name: 'Add to calendar' }).click();
  expect((await download).suggestedFilename()).toMatch(/^rounds-study-group-\d+\.ics$/);

  await context.close();
});

signedInTest('a mentorship, from the offer to its end', async ({ page, api, browser, request }) => {
  const mentor = await api.register('nursing');
  await offer(request, mentor);
  await page.goto('/community?tab=mentorship');
  await expect(page.getByText('No mentorships yet')).toBeVisible();
  const card = page.getByRole('group', { name: mentor.user.username });
  await expect(async () => {
    const more = page.getByRole('button', { name: 'Show more' });
    if (!(await card.isVisible()) && (await more.isVisible())) await more.click();
    await expect(card).toBeVisible({ timeout: 1000 });
  }).toPass();
  await card.getByRole('button', { name: 'Request Mentorship' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request Mentorship' });
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(page, 'Validation Error', 'Please fill in all required fields correctly.');
  await dialog.getByRole('textbox', { name: 'Your message' }).fill('Would you read my handovers?');
  await dialog.getByRole('button', { name: 'Send request' }).click();
  await expectToast(
    page,
    'Mentorship request sent!',
    `We'll notify you when ${mentor.user.username} answers. Your request is at the top of this page.`,
  );
  const own = page.getByRole('region', { name: 'Your mentorships' });
  await expect(own).toContainText('Pending');
  await own.getByRole('link', { name: mentor.user.username }).click();
  await expect(page.getByText(`${mentor.user.username} hasn't answered yet.`)).toBeVisible();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await signInAs(theirs, mentor);
  await theirs.goto('/dashboard');
  await theirs.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await theirs.getByRole('link', { name: 'would like you as a mentor' }).click();
  await expect(theirs.getByText('Would you read my handovers?')).toBeVisible();
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Active')).toBeVisible();
  await write(page, 'Thank you!');
  await expect(thread(theirs)).toContainText('Thank you!');
  await write(theirs, 'Send me the first one.');
  await expect(thread(page)).toContainText('Send me the first one.');
  await page.getByRole('button', { name: 'Mentorship actions' }).click();
  await page.getByRole('button', { name: 'End mentorship' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End mentorship' }).click();
  await expect(theirs.getByText('This mentorship has ended.')).toBeVisible();
  await expect(thread(theirs)).toContainText('Thank you!');
  await context.close();
});

test('groups and mentorships at every width, in light and dark, in English and Arabic', async ({
  page,
  learner,
  api,
  request,
}) => {
  test.slow();
  const mentor = await api.register('nursing');
  await offer(request, mentor);
  const group = await send<StudyGroup>(request, learner, 'POST', '/api/study-groups', {
    name: 'A group with quite a long name for its card',
    description: 'Two ECGs a week: everybody reads first, then we compare what we saw and missed.',
    careerPath: 'nursing',
    isPrivate: true,
  });
  await send(request, learner, 'PUT', `/api/study-groups/${group.id}`, {
    nextMeeting: '2030-03-10T18:00:00.000Z',
    meetingPlace: 'https://example.org/call',
  });
  for (const content of ['Good evening.', 'A word that does not break: '.padEnd(200, 'x')]) {
    await send(request, learner, 'POST', `/api/study-groups/${group.id}/messages`, { content });
  }
  const { id } = await send<Mentorship>(request, learner, 'POST', '/api/mentorships', {
    mentorId: mentor.user.id,
    careerPath: 'nursing',
    requestMessage: 'Would you read my handovers?',
  });
  await send(request, mentor, 'PUT', `/api/mentorships/${id}`, { status: 'active' });
  for (const [address, ready] of [
    ['/community?tab=study-groups', page.getByRole('heading', { name: group.name }).first()],
    ['/community?tab=mentorship', linksTo(page, `/community/mentorships/${id}`).first()],
    [`/community/groups/${group.id}`, page.getByRole('log').getByText('Good evening.')],
    [`/community/mentorships/${id}`, page.getByRole('log')],
  ] as const) {
    await page.goto(address);
    await expect(ready).toBeVisible();
    await page.waitForLoadState('load');
    await expectAccessibleInArabicToo(page);
  }
});
