import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ShareTest, type OwnGroups } from './share-test.tsx';

const shares = 'GET /api/note-tests/4/shares';
const night = { id: 1, name: 'Night shift' };
const cardiac = { id: 2, name: 'Cardiac' };
const shared = { id: 9, groupId: 1, group: 'Night shift', showsSource: false };

async function openDialog(
  answers: Parameters<typeof fakeApi>[0],
  groups: OwnGroups['data'] = [night, cardiac],
) {
  signInAs();
  const calls = fakeApi({ [shares]: [], ...answers });
  const own = { data: groups, isError: false, refetch: () => Promise.resolve() };
  const screen = await renderApp(<ShareTest testId={4} title="Shock" useGroups={() => own} />);
  await screen.getByRole('button', { name: 'Share with a study group: Shock' }).click();
  return { calls, screen, dialog: screen.getByRole('dialog', { name: 'Share with a study group' }) };
}

describe('sharing a test with a study group', () => {
  test('withholds the note’s sentences unless the owner shares them', async () => {
    const post = 'POST /api/study-groups/2/tests';
    const { calls, screen, dialog } = await openDialog({ [post]: { id: 10, group: 'Cardiac' } });
    await dialog.getByRole('combobox', { name: 'Study group' }).selectOptions('Cardiac');
    await expect
      .element(dialog.getByRole('checkbox', { name: 'Also share the sentences' }))
      .not.toBeChecked();
    await dialog.getByRole('button', { name: 'Share test' }).click();
    await expect.element(screen.getByText('Shared with Cardiac')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ testId: 4, showsSource: false });
  });

  test('offers the groups that don’t have it yet, and can withdraw it from one that has', async () => {
    let rows = [shared];
    const { dialog } = await openDialog({
      [shares]: () => rows,
      'DELETE /api/group-tests/9': () => {
        rows = [];
        return { ok: true };
      },
    });
    const choice = dialog.getByRole('option', { name: 'Night shift' });
    const withdraw = dialog.getByRole('button', { name: 'Withdraw from Night shift' });
    await expect.element(withdraw).toBeVisible();
    await expect.element(choice).not.toBeInTheDocument();
    await withdraw.click();
    await expect.element(choice).toBeInTheDocument();
    await expect.element(withdraw).not.toBeInTheDocument();
  });

  test('says why it cannot be shared, and stays open', async () => {
    const { dialog } = await openDialog({
      'POST /api/study-groups/1/tests': () => refusal(409, 'group_tests_full'),
    });
    await dialog.getByRole('button', { name: 'Share test' }).click();
    await expect.element(dialog.getByText(/as many tests as it can keep/)).toBeVisible();
  });

  test('leads to the groups if there are none', async () => {
    const { dialog } = await openDialog({}, []);
    await expect
      .element(dialog.getByRole('link', { name: 'Find a study group' }))
      .toHaveAttribute('href', '/community?tab=study-groups');
    expect(dialog.getByRole('button', { name: 'Share test' }).elements()).toEqual([]);
  });
});
