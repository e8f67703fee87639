import { page } from 'vitest/browser';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { Hero } from './hero.tsx';

beforeAll(() => loadNamespaces(['screens/landing']));
afterEach(() => page.viewport(1280, 800));

/** It is decoration, without a role. */
const drawing = () => document.querySelector('svg[viewBox="0 0 480 260"]');

test('a wide screen shows the drawing beside the words', async () => {
  const screen = await renderApp(<Hero />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(drawing).not.toBeNull();
});

test('a phone shows the words alone, even after it is turned', async () => {
  await page.viewport(375, 812);
  const screen = await renderApp(<Hero />);
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
  await page.viewport(1280, 800);
  await expect.element(screen.getByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  expect(drawing()).toBeNull();
});
