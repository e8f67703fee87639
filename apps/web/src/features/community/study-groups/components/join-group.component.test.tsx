import { expect, test } from 'vitest';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { fakeApi } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { JoinGroup } from './join-group.tsx';

const group = { id: 5, name: 'Night shift', isPrivate: true, members: 2, maxMembers: 10 } as StudyGroup;

test('for a private group, the button says that it needs a code, and asks for it', async () => {
  signInAs();
  fakeApi({});
  const screen = await renderApp(<JoinGroup group={group} />);
  await screen.getByRole('button', { name: 'Join with Code' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Invitation code' })).toHaveFocus();
});

test.each([
  ['an open group', { ...group, isPrivate: false }, undefined],
  ['a private group whose link brought the code', group, 'QUIETHARBOR'],
])('for %s, it just joins', async (_, joined, code) => {
  signInAs();
  fakeApi({});
  const screen = await renderApp(<JoinGroup group={joined} code={code} />);
  await expect.element(screen.getByRole('button', { name: 'Join Group' })).toBeVisible();
});
