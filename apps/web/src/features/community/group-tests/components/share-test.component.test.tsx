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
  groups: OwnGroups['data'] | null = [night, cardiac],
) {
  signInAs();
  const calls = fakeApi({ [shares]: [], ...answers });
  const own = { data: groups ?? undefined, isError: false, refetch: () => Promise.resolve() };
  const screen = await renderApp(<ShareTest testId={4} title="Shock" useGroups={() => own} />);
  await screen.getByRole('button', { name: 'Share with a study group: Shock' }).click();
  return {
    calls,
    screen,
    dialog: screen.getByRole('dialog', { name: 'Share with a study group' }),
    question: screen.getByRole('dialog', { name: 'Withdraw this test?' }),
  };
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

  test('begins at the heading, also where the groups are still to come', async () => {
    const { dialog } = await openDialog({ [shares]: [shared] }, null);
    await expect.element(dialog.getByRole('button', { name: 'Withdraw from Night shift' })).toBeVisible();
    await expect.element(dialog.getByRole('heading', { name: 'Share with a study group' })).toHaveFocus();
  });

  test('begins at the heading where every group has it', async () => {
    const { dialog } = await openDialog({ [shares]: [shared] }, [night]);
    await expect.element(dialog.getByRole('button', { name: 'Share test' })).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('heading', { name: 'Share with a study group' })).toHaveFocus();
  });

  test('offers the groups that don’t have it yet, and asks before it withdraws it from one that has', async () => {
    let rows = [shared];
    const { calls, dialog, question } = await openDialog({
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
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(withdraw).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await withdraw.click();
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(choice).toBeInTheDocument();
    await expect.element(withdraw).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('combobox', { name: 'Study group' })).toHaveFocus();
  });

  test('says in the question why it could not be withdrawn', async () => {
    const { dialog, question } = await openDialog({
      [shares]: [shared],
      'DELETE /api/group-tests/9': () => refusal(503, 'unavailable'),
    });
    await dialog.getByRole('button', { name: 'Withdraw from Night shift' }).click();
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(question.getByText(/isn't available/)).toBeVisible();
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
