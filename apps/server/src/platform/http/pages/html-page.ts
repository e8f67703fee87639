import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageHead, withHead } from './html-page.rules.ts';

/** The client's page with its own title, description and preview. */
export type Page = (head: PageHead) => Promise<string>;

/** @param folder the client's build; read each time, since a new build may replace it */
export function pageOf(folder: string): Page {
  return async (head) => withHead(await readFile(path.join(folder, 'index.html'), 'utf8'), head);
}
