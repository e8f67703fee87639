import { expect, test } from 'vitest';
import { Route } from 'wouter';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { PublicProfileScreen } from './public-profile.screen.tsx';

test('keeps the edges of the page on a wide screen', async () => {
  signInAs();
  fakeApi({});
  history.replaceState(null, '', '/learners/grace');
  const screen = await renderApp(<Route path="/learners/:username" component={PublicProfileScreen} />);
  await expect.poll(() => screen.container.querySelector('.page > *')).not.toBeNull();
  const page = screen.container.querySelector('.page')!.getBoundingClientRect();
  const column = screen.container.querySelector('.page > *')!.getBoundingClientRect();
  expect(column.width).toBeGreaterThan(page.width - 100);
  expect(Math.abs(column.left - page.left - (page.right - column.right))).toBeLessThan(2);
});
