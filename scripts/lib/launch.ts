import { userInfo } from 'node:os';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

/** A browser that draws pictures. */
export function launch(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: userInfo().uid === 0 ? ['--no-sandbox'] : [],
  });
}
