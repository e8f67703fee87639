import { userEvent } from 'vitest/browser';
import { describe, expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../../testing/render-app.tsx';
import { ReportProblem } from './report-problem.tsx';

const path = 'POST /api/scenarios/4/report';
const item = { scenarioId: 4, version: 2, questionIndex: 1, selectedOption: 3 };

async function openReport(answer: () => unknown) {
  signInAs();
  const calls = fakeApi({ [path]: answer });
  const screen = await renderApp(<ReportProblem item={item} />);
  const open = screen.getByRole('button', { name: 'Report a problem' });
  await open.click();
  const dialog = screen.getByRole('dialog', { name: 'Report a problem with this question' });
  return {
    screen,
    open,
    dialog,
    outdated: dialog.getByRole('radio', { name: 'It no longer follows current guidelines' }),
    message: dialog.getByRole('textbox', { name: 'Tell us more' }),
    send: dialog.getByRole('button', { name: 'Send report' }),
    sent: () => calls.map(({ body }) => body),
  };
}

describe('reporting a problem with a question', () => {
  test('requires a reason, and is sent once with the given answer', async () => {
    const answer = Promise.withResolvers<object>();
    const { screen, open, dialog, outdated, message, send, sent } = await openReport(() => answer.promise);
    await expect.element(send).toBeDisabled();
    await message.fill('There is a newer edition.');
    await expect.element(send).toBeDisabled();
    await outdated.click();
    await send.click();
    await send.click({ force: true });
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    answer.resolve({ ok: true });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(screen.getByText('We sent your report to the authors.')).toBeVisible();
    await expect.element(open).toHaveFocus();
    const about = { version: 2, questionIndex: 1, selectedOption: 3 };
    expect(sent()).toEqual([{ ...about, reason: 'outdated', message: 'There is a newer edition.' }]);
    await open.click();
    await expect.element(message).toHaveValue('');
    await expect.element(outdated).not.toBeChecked();
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), /^No connection/],
    ['a question that is gone', () => refusal(404, 'scenario_not_found'), /isn't available/],
    ['a failure of the server', () => refusal(500, 'internal'), /couldn't send your report/],
  ])('shows %s inside, and keeps the draft when it is closed', async (_, fail, why) => {
    let fails = true;
    const { open, dialog, outdated, message, send } = await openReport(() => (fails ? fail() : { ok: true }));
    await outdated.click();
    await message.fill('There is a newer edition.');
    await send.click();
    await expect.element(dialog.getByRole('alert').getByText(why)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(open).toHaveFocus();
    await open.click();
    await expect.element(message).toHaveValue('There is a newer edition.');
    await expect.element(outdated).toBeChecked();
    fails = false;
    await send.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
