import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { DiscussionsTab } from './discussions-tab.tsx';

afterEach(() => history.replaceState(null, '', '/'));

const topicOf = (tag: string) => ({ tag, posts: 3 });
async function renderAt(address: string) {
  history.replaceState(null, '', address);
  signInAs();
  const calls = fakeApi({
    'GET /api/forum': [],
    'GET /api/forum/stats': {
      totalPosts: 4,
      studyGroups: 2,
      activeMentorships: 1,
      popularTopics: [topicOf('triage'), topicOf('sepsis')],
    },
  });
  const screen = await renderApp(<DiscussionsTab />);
  const asked = () => calls.filter(({ path }) => path === '/api/forum').map(({ search }) => search);
  return { screen, asked };
}

test('looks for what the address says', async () => {
  const { screen, asked } = await renderAt('/community?category=question&topic=triage');
  await expect.element(screen.getByRole('combobox', { name: 'Category' })).toHaveValue('question');
  await expect.element(screen.getByRole('button', { name: '#triage', pressed: true })).toBeVisible();
  expect(asked()).toEqual([expect.stringMatching(/category=question.*tag=triage/)]);
});

test('keeps what is looked for in the address, and leaves what else stands there', async () => {
  const { screen, asked } = await renderAt('/community?tab=discussions');
  await screen.getByRole('combobox', { name: 'Category' }).selectOptions('Question');
  await screen.getByRole('button', { name: '#sepsis' }).click();
  expect(location.search).toBe('?tab=discussions&category=question&topic=sepsis');
  await expect.poll(() => asked().at(-1)).toMatch(/category=question.*tag=sepsis/);
});

test('opens the form for a post from the toolbar and from an empty list', async () => {
  const { screen } = await renderAt('/community');
  const form = screen.getByRole('dialog', { name: 'New Post' });
  for (const place of [screen.getByRole('search'), screen.getByRole('region', { name: 'Discussions' })]) {
    await place.getByRole('button', { name: 'New Post' }).click();
    await expect.element(form).toBeVisible();
    await form.getByRole('button', { name: 'Close' }).click();
    await expect.element(form).not.toBeInTheDocument();
  }
});
