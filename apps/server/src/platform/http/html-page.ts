import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageHead, withHead } from './html-page.rules.ts';

/** The client's page, saying something of its own about itself. */
export type Page = (head: PageHead) => Promise<string>;

/** @param folder where the client's build is; read each time, because a new build may take its place */
export function pageOf(folder: string): Page {
  return async (head) => withHead(await readFile(path.join(folder, 'index.html'), 'utf8'), head);
}
