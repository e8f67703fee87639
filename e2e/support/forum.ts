import { expect, type Browser, type Page } from '@playwright/test';
import type { ForumPost, ForumReply } from '@rounds/contract/community/forum';
import type { Learner } from './api.ts';

type Text = Pick<ForumPost, 'title' | 'content'>;

/** Posts as a learner through the API. */
async function send<T>(page: Page, { token }: Learner, path: string, data: object): Promise<T> {
  const response = await page.request.post(path, { data, headers: { Authorization: `Bearer ${token}` } });
  expect(response.ok(), `${path}: ${response.status()}`).toBe(true);
  return (await response.json()) as T;
}
export const writePost = (page: Page, learner: Learner, text: Text) =>
  send<ForumPost>(page, learner, '/api/forum', { category: 'discussion', ...text });
export const writeReply = (
  page: Page,
  learner: Learner,
  post: ForumPost,
  content: string,
  parentReplyId?: number,
) => send<ForumReply>(page, learner, `/api/forum/${post.id}/replies`, { content, parentReplyId });

/** Another browser, in which somebody else is signed in. */
export async function openAs(browser: Browser, { token, user }: Learner, origin: string): Promise<Page> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  return context.newPage();
}

export const postPath = ({ id }: ForumPost) => `/community/posts/${id}`;
