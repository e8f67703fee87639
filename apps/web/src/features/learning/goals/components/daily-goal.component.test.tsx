import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { DailyGoal } from './daily-goal.tsx';

const put = 'PUT /api/progress/goal';
const day = '2026-11-23';

test('a goal is set in a dialog, and a failure keeps the choice', async () => {
  signInAs();
  let answer: unknown = refusal(500, 'internal');
  const calls = fakeApi({ [put]: () => answer });
  const screen = await renderApp(<DailyGoal goal={{ questions: null, answered: 3, met: false }} day={day} />);
  await screen.getByRole('button', { name: 'Set a daily goal' }).click();
  await expect.element(screen.getByRole('radio', { name: '10' })).toBeChecked();
  await screen.getByRole('radio', { name: '20' }).click();
  await screen.getByRole('button', { name: 'Save goal' }).click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: '20' })).toBeChecked();
  answer = { questions: 20, answered: 3, met: false };
  await screen.getByRole('button', { name: 'Save goal' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(calls.map(({ body }) => body)).toEqual([{ questions: 20 }, { questions: 20 }]);
});

test('a custom goal stays among the choices, and can be turned off', async () => {
  signInAs();
  const calls = fakeApi({ [put]: { questions: null, answered: 3, met: false } });
  const screen = await renderApp(<DailyGoal goal={{ questions: 7, answered: 3, met: false }} day={day} />);
  await expect.element(screen.getByRole('img', { name: '3 of 7 questions today' })).toBeVisible();
  await screen.getByRole('button', { name: 'Change daily goal' }).click();
  await expect.element(screen.getByRole('radio', { name: '7' })).toBeChecked();
  await screen.getByRole('radio', { name: 'No goal' }).click();
  await screen.getByRole('button', { name: 'Save goal' }).click();
  await expect.poll(() => calls.map(({ body }) => body)).toEqual([{ questions: null }]);
});

test('a met goal is announced once a day', async () => {
  signInAs();
  const goal = { questions: 5, answered: 5, met: true };
  const first = await renderApp(<DailyGoal goal={goal} day={day} />);
  await expect.element(first.getByRole('status')).toHaveTextContent('Daily goal met. Nice work!');
  await first.unmount();
  const again = await renderApp(<DailyGoal goal={goal} day={day} />);
  await expect.element(again.getByText('Daily goal met. Nice work!')).toBeVisible();
  await expect.element(again.getByRole('status')).toBeEmptyDOMElement();
  await again.unmount();
  const tomorrow = await renderApp(<DailyGoal goal={goal} day="2026-11-24" />);
  await expect.element(tomorrow.getByRole('status')).toHaveTextContent('Daily goal met. Nice work!');
});
