import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { User } from '@rounds/contract/identity/accounts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import { queryClient } from '../../api/query-client.ts';
import { declareScreens } from '../../routing/has-screen.ts';
import { signIn } from '../../session/session.ts';
import { SearchDialog } from './search-dialog.tsx';

const input = () => page.getByRole('combobox');
const names = async () => {
  await expect.element(input()).toBeVisible();
  return page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);
};

declareScreens(['/scenarios/:id']);

beforeEach(async () => {
  // As the shell loads them with the dialog.
  await loadNamespaces([
    'app/search',
    'learning/scenarios',
    'learning/scenarios.areas',
    'screens/community',
    'screens/profile',
    'rewards/store',
    'learning/notes',
  ]);
  signIn({ token: 'secret', user: { id: 7, username: 'amira', careerPath: 'doctor' } as User });
  const content = {
    areas: [],
    medicines: ['furosemide / frusemide'],
    tags: ['anticoagulation'],
    references: ['NICE NG196'],
    questions: [{ tags: { topic: 'bleeding risk' } }],
  };
  const asthma = { areas: [], tags: ['asthma'], references: [], questions: [] };
  const scenario = { scenario: content, careerPath: 'pharmacy', description: 'A call from the surgery.' };
  queryClient.setQueryData(
    ['scenario-summaries', null, null],
    [
      { ...scenario, id: 4, title: 'Warfarin and a new antibiotic' },
      { ...scenario, id: 5, title: 'Wheezing at night', scenario: asthma },
      { ...scenario, id: 6, title: 'Wheezing by day', scenario: asthma, careerPath: 'doctor' },
    ],
  );
});

async function open() {
  const props = { onOpenChange: vi.fn(), onSettings: vi.fn(), onShortcuts: vi.fn() };
  await render(<SearchDialog open {...props} />);
  await expect.element(input()).toHaveFocus();
  return props;
}

it('lists pages and actions before anything is typed, the pages first', async () => {
  await open();
  const shown = await names();
  expect(shown.slice(0, 3)).toEqual(['Dashboard', 'Learning Pathways', 'Practice']);
  expect(shown).toContain('Theme: Dark');
  expect(shown).toContain('Language: 日本語');
  expect(shown.join()).not.toContain('Warfarin');
});

it('finds a scenario by its topic, and opens it with Enter', async () => {
  const { onOpenChange } = await open();
  await userEvent.keyboard('anticoag');
  await expect.element(page.getByRole('option', { selected: true, name: /Warfarin/ })).toBeVisible();
  expect((await names()).join()).not.toContain('Wheezing');
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(window.location.pathname).toBe('/scenarios/4');
});

it.each(['bleeding risk', 'frusemide', 'anticoagulation pharmacy', 'nice', 'warfarin ng196'])(
  'finds a scenario by “%s”',
  async (typed) => {
    await open();
    await userEvent.keyboard(typed);
    await expect.element(page.getByRole('option', { selected: true, name: /Warfarin/ })).toBeVisible();
  },
);

it.each([
  ['surg', /Warfarin.*Found in the description/],
  ['NICE', /Warfarin.*Guideline: NICE NG196/],
  ['furosemide', /Warfarin.*Medicine: furosemide/],
  ['anticoag pharmacy', /Warfarin.*Tag: anticoagulation/],
])('says where “%s” was found, as on the pathways screen', async (typed, said) => {
  await open();
  await userEvent.keyboard(typed);
  await expect.element(page.getByRole('option', { name: said })).toBeVisible();
  await input().fill('warfarin');
  await expect.element(page.getByRole('option', { name: /Warfarin.*Pharmacy$/ })).toBeVisible();
});

it.each(['wheezing', 'asthma'])('puts the learner’s own career path first for “%s”', async (typed) => {
  await open();
  await userEvent.keyboard(typed);
  await expect.element(page.getByRole('option', { selected: true, name: /Wheezing by day/ })).toBeVisible();
  expect((await names()).map((name) => name.slice(0, 15))).toEqual(['Wheezing by day', 'Wheezing at nig']);
});

it('keeps the own career path first among equals, whatever was typed on the way', async () => {
  await open();
  // The first letters are in the title of the other path's case alone.
  await input().fill('wheezing at');
  await expect.poll(names).toEqual([expect.stringMatching(/^Wheezing at night/)]);
  for (const text of ['wheezing a', 'wheezing', 'asth']) {
    await input().fill(text);
    await expect
      .poll(async () => (await names()).map((name) => name.slice(0, 15)))
      .toEqual(['Wheezing by day', 'Wheezing at nig']);
  }
  await expect.element(page.getByRole('option', { selected: true, name: /Wheezing by day/ })).toBeVisible();
});

it('finds a medicine that becomes known while the dialog is open', async () => {
  const key = ['scenario-summaries', null, null];
  const known = queryClient.getQueryData<{ scenario: object }[]>(key) ?? [];
  const without = known.map((one) => ({ ...one, scenario: { ...one.scenario, medicines: [] } }));
  queryClient.setQueryData(key, without);
  await open();
  await input().fill('furosemide');
  await expect.element(page.getByText('No results.', { exact: false })).toBeVisible();
  queryClient.setQueryData(key, known);
  await expect.element(page.getByRole('option', { selected: true, name: /Warfarin/ })).toBeVisible();
});

it('shows the best result of another text, however far the last list was scrolled', async () => {
  await open();
  const list = page.getByRole('listbox').element();
  list.scrollTo(0, 300);
  expect(list.scrollTop).toBeGreaterThan(100);
  await userEvent.keyboard('a');
  await expect.poll(() => list.scrollTop).toBe(0);
});

it.each([
  ['settings', 'Settings'],
  ['sign out', 'Sign Out'],
  ['points', 'PointsRewards'],
])('puts what is named “%s” before a case that contains it', async (typed, first) => {
  const key = ['scenario-summaries', null, null];
  const known = queryClient.getQueryData<{ scenario: object }[]>(key) ?? [];
  const references = ['Sign out of settings: ten points'];
  const citing = known.map((one) => ({ ...one, scenario: { ...one.scenario, references } }));
  queryClient.setQueryData(key, citing);
  await open();
  await input().fill(typed);
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent(first);
  expect((await names())[0]).toBe(first);
  expect((await names()).join()).toContain('Wheezing');
});

it('wraps around with the arrow keys, and closes before an action opens its own dialog', async () => {
  const { onOpenChange, onSettings } = await open();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Sign Out');
  await input().fill('settings');
  await userEvent.keyboard('{Enter}');
  expect(onOpenChange.mock.invocationCallOrder[0]).toBeLessThan(onSettings.mock.invocationCallOrder[0] ?? 0);
});

it('finds learners by the beginning of their name, and opens their profile', async () => {
  const calls = fakeApi({
    'GET /api/forum/names': [{ id: 12, username: 'amira.k' }],
    'GET /api/note-search': [],
  });
  await open();
  await input().fill('@ami');
  await page.getByRole('group', { name: 'Learners' }).getByRole('option', { name: 'amira.k' }).click();
  expect(window.location.pathname).toBe('/u/amira.k');
  expect(calls.filter(({ path }) => path === '/api/forum/names').map(({ search }) => search)).toEqual([
    '?q=ami',
  ]);
});

it('says when nothing is found, and leads to the scenarios', async () => {
  const { onOpenChange } = await open();
  await userEvent.keyboard('zzzz');
  await expect
    .element(page.getByText('No results. Try another word, or the first letters of a username.'))
    .toBeVisible();
  await expect.element(page.getByRole('status')).toHaveTextContent('0 results');
  await page.getByRole('button', { name: 'Browse scenarios' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(window.location.pathname).toBe('/learning-pathways');
});
