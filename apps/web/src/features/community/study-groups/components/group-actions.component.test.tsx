import { describe, expect, test, vi } from 'vitest';
import type { StudyGroup } from '@rounds/contract/community/study-groups';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ActionMenu } from '../../../../ui/action-menu/action-menu.tsx';
import { GroupActions } from './group-actions.tsx';
import { NextMeeting } from './next-meeting.tsx';

const group: StudyGroup = {
  id: 4,
  name: 'Night shift',
  description: 'We meet after midnight.',
  careerPath: 'nursing',
  maxMembers: 8,
  isPrivate: false,
  createdBy: 7,
  creator: null,
  members: 3,
  isMember: true,
  own: true,
  invitationCode: null,
  nextMeeting: null,
  meetingPlace: null,
  createdAt: '2026-11-01T08:00:00Z',
};

async function openMenu(answers: Parameters<typeof fakeApi>[0], shown = group) {
  signInAs();
  const calls = fakeApi(answers);
  const onLeft = vi.fn();
  const menu = (actions: Parameters<typeof ActionMenu>[0]['actions']) => (
    <ActionMenu label="Group actions" actions={actions} />
  );
  const screen = await renderApp(<GroupActions group={shown} onLeft={onLeft} menu={menu} />);
  await screen.getByRole('button', { name: 'Group actions' }).click();
  return { calls, onLeft, screen };
}

describe('a study group', () => {
  test('says what leaving means for its last member, and stays if it fails', async () => {
    const { onLeft, screen } = await openMenu(
      { 'POST /api/study-groups/4/leave': () => refusal(503, 'unavailable') },
      { ...group, members: 1 },
    );
    await screen.getByRole('button', { name: 'Leave group' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Leave this group?' });
    await expect.element(dialog.getByText(/the group and everything in it will be deleted/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave group' }).click();
    await expect.element(screen.getByText("We couldn't make that change")).toBeVisible();
    expect(onLeft).not.toHaveBeenCalled();
  });

  test('asks its leader before it is deleted', async () => {
    const { calls, onLeft, screen } = await openMenu({ 'DELETE /api/study-groups/4': { ok: true } });
    await screen.getByRole('button', { name: 'Delete group' }).click();
    expect(calls).toEqual([]);
    const dialog = screen.getByRole('dialog', { name: 'Delete this group?' });
    await dialog.getByRole('button', { name: 'Delete group' }).click();
    await expect.poll(() => onLeft.mock.calls).toHaveLength(1);
  });

  test('keeps the changes in the form if saving fails', async () => {
    const { screen } = await openMenu({ 'PUT /api/study-groups/4': () => refusal(503, 'unavailable') });
    await screen.getByRole('button', { name: 'Edit group' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Edit group' });
    const name = dialog.getByRole('textbox', { name: 'Name' });
    await name.fill('Day shift');
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect.element(dialog.getByText('Not saved')).toBeVisible();
    await expect.element(name).toHaveValue('Day shift');
  });
});

describe('the next meeting', () => {
  test('asks for a local time, and sends it as an instant', async () => {
    signInAs();
    const calls = fakeApi({ 'PUT /api/study-groups/4': {} });
    const screen = await renderApp(<NextMeeting group={group} />);
    await screen.getByRole('button', { name: 'Schedule meeting' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Next meeting' });
    const when = dialog.getByLabelText('Date and time');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(when).toHaveFocus();
    await expect.element(when).toBeInvalid();
    expect(calls).toEqual([]);
    await when.fill('2027-03-10T18:00');
    await dialog.getByRole('textbox', { name: 'Location' }).fill(' Room 4 ');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    const nextMeeting = new Date('2027-03-10T18:00').toISOString();
    expect(calls.map(({ body }) => body)).toEqual([{ nextMeeting, meetingPlace: 'Room 4' }]);
  });

  test('is not moved by looking at it, and stays open if saving fails', async () => {
    signInAs();
    const nextMeeting = '2027-03-10T18:00:00.000Z';
    const calls = fakeApi({ 'PUT /api/study-groups/4': () => refusal(503, 'unavailable') });
    const screen = await renderApp(<NextMeeting group={{ ...group, nextMeeting, meetingPlace: 'Room 4' }} />);
    await screen.getByRole('button', { name: 'Change meeting' }).click();
    const dialog = screen.getByRole('dialog', { name: 'Next meeting' });
    await dialog.getByRole('textbox', { name: 'Location' }).fill('Room 5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Not saved')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Location' })).toHaveValue('Room 5');
    expect(calls.map(({ body }) => body)).toEqual([{ nextMeeting, meetingPlace: 'Room 5' }]);
  });
});
