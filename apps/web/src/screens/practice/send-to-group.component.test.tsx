import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { SendToGroup } from './send-to-group.tsx';

const list = 'GET /api/study-groups';
const groups = [
  { id: 5, name: 'Night shift' },
  { id: 3, name: 'ECGs' },
];
const link = 'https://rounds.example/practice/1';

test('posts the link into the chosen group, and stays open where that fails', async () => {
  signInAs();
  let isDown = true;
  const calls = fakeApi({
    [list]: groups,
    'POST /api/study-groups/3/messages': () => (isDown ? refusal(500, 'internal') : { id: 1 }),
  });
  const onClose = vi.fn();
  const screen = await renderApp(<SendToGroup link={link} questions={10} onClose={onClose} />);
  await screen.getByRole('combobox', { name: 'Study group' }).selectOptions('3');
  await screen.getByRole('button', { name: 'Send to group' }).click();
  await expect.element(screen.getByText("We couldn't send the link")).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  isDown = false;
  await screen.getByRole('button', { name: 'Send to group' }).click();
  await expect.element(screen.getByText('Sent to ECGs')).toBeVisible();
  expect(onClose).toHaveBeenCalledOnce();
  expect(calls[0]?.search).toContain('mine=true');
  expect(calls.at(-1)?.body).toEqual({ content: `Practice with me: [10 questions](${link})` });
});

test('leads whoever is in no group to where groups are', async () => {
  signInAs();
  fakeApi({ [list]: [] });
  const screen = await renderApp(<SendToGroup link={link} questions={10} onClose={vi.fn()} />);
  await expect
    .element(screen.getByRole('link', { name: 'Find a study group' }))
    .toHaveAttribute('href', '/community?tab=study-groups');
});
