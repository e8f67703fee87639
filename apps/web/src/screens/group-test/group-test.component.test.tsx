import { Route, Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { OpenGroupTest } from '@rounds/contract/community/group-tests';
import type { NoteItem } from '@rounds/contract/learning/notes.generated';
import { fakeApi } from '../../../testing/fake-api.ts';
import { buildUser, renderApp, signInAs } from '../../../testing/render-app.tsx';
import { loadNamespaces } from '../../i18n/translation.ts';
import { GroupTestScreen } from './group-test.screen.tsx';

const asked = { writtenBy: 'built_in', options: ['Apply soap', 'Rinse', 'Wet the hands'] } as const;
const source = { start: 0, end: 0, text: 'Rinse last.' };
const questions: NoteItem[] = [
  {
    ...asked,
    options: [...asked.options],
    kind: 'multiple_choice',
    stem: 'What is last?',
    key: 1,
    rationales: ['', '', ''],
    source,
  },
  {
    ...asked,
    options: [...asked.options],
    kind: 'ordering',
    stem: 'Put these in order.',
    key: [2, 0, 1],
    rationales: ['', '', ''],
    source,
  },
];
const shared: OpenGroupTest = {
  id: 5,
  groupId: 2,
  group: 'Wards',
  owner: null,
  own: false,
  title: 'Hand hygiene',
  totalQuestions: 2,
  timeLimit: null,
  writtenBy: ['built_in'],
  showsSource: true,
  attempts: 0,
  bestScore: null,
  createdAt: '2026-11-20T08:00:00Z',
  questions: questions.map(({ kind, stem, options, writtenBy }) => ({ kind, stem, options, writtenBy })),
  passingScore: 70,
  revision: 0,
};

test('is taken without its answers, and reviewed with those that come once it is handed in', async () => {
  await loadNamespaces([
    'learning/notes',
    'learning/scenarios',
    'learning/scenarios.player',
    'community/group-tests',
  ]);
  signInAs();
  const attempt = {
    id: crypto.randomUUID(),
    score: 100,
    correct: 2,
    total: 2,
    passed: true,
    xp: 0,
    timeSpent: 9,
  };
  const calls = fakeApi({
    'GET /api/group-tests/5': shared,
    'POST /api/group-tests/5/attempts': {
      attempt: { ...attempt, createdAt: '2026-11-20T08:00:00Z' },
      user: buildUser(),
      leveledUp: false,
      unlocked: [],
      questions,
    },
  });
  const { hook } = memoryLocation({ path: '/group-tests/5' });
  const screen = await renderApp(
    <Router hook={hook}>
      <Route path="/group-tests/:id" component={GroupTestScreen} />
    </Router>,
  );
  await screen.getByText('Rinse', { exact: true }).click();
  await screen.getByRole('button', { name: 'Next' }).click();
  // However they stood: to the top, the first one last.
  for (const step of ['Rinse', 'Apply soap', 'Wet the hands']) {
    const up = screen.getByRole('button', { name: `Move up: ${step}` });
    await expect.element(up).toBeVisible();
    (up.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
  }
  await screen.getByRole('button', { name: 'Finish test' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Finish test' }).click();
  await expect.element(screen.getByText('Passed', { exact: true })).toBeVisible();
  const sent = calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toMatchObject({
    answers: [
      { questionIndex: 0, selectedOption: 1 },
      { questionIndex: 1, response: { picks: [[2, 0, 1]] } },
    ],
  });
  for (const title of ['1. What is last?', '2. Put these in order.']) await screen.getByText(title).click();
  await expect.element(screen.getByText('1 of 1 point')).toBeVisible();
  await expect.element(screen.getByText('Rinse last.').nth(1)).toBeVisible();
});
