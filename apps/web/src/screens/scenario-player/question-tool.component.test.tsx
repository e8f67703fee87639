import { useState } from 'react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { QuestionTool } from './question-tool.tsx';
import { useMarking } from './use-marking.ts';

const question = { scenarioId: 4, version: 1, questionIndex: 0 };
const path = '/api/marks/4/0';

function Host() {
  const marking = useMarking();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
    );
  }
  const close = () => setOpen(false);
  return <QuestionTool tool="note" question={question} marking={marking} onClose={close} />;
}

async function openNote(put: () => unknown) {
  signInAs();
  const calls = fakeApi({ 'GET /api/marks': [], [`PUT ${path}`]: put });
  const screen = await renderApp(<Host />);
  const open = screen.getByRole('button', { name: 'Open' });
  await open.click();
  return {
    screen,
    open,
    note: screen.getByRole('textbox', { name: 'Your note on this question' }),
    close: screen.getByRole('button', { name: 'Close' }),
    sent: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body),
  };
}

test('a note is sent when it is closed, and once', async () => {
  const { note, close, open, sent } = await openNote(() => ({ ok: true }));
  await note.fill('Look at the rhythm first.');
  await close.click();
  await expect.poll(sent).toEqual([{ note: 'Look at the rhythm first.', version: 1 }]);
  await open.click();
  await expect.element(note).toHaveValue('Look at the rhythm first.');
  await close.click();
  await expect.element(open).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('an unsent note is there again after a reload, and is sent then', async () => {
  const { screen, note, close, open, sent } = await openNote(() => refusal(503, 'unavailable'));
  await note.fill('Look at the rhythm first.');
  await close.click();
  await expect.element(screen.getByText("We couldn't save that")).toBeVisible();
  await open.click();
  await expect.element(note).toHaveValue('Look at the rhythm first.');
  expect(sent()).toHaveLength(1);
  await screen.unmount();

  const again = await openNote(() => ({ ok: true }));
  await expect.element(again.note).toHaveValue('Look at the rhythm first.');
  await expect.element(again.screen.getByText('Saved', { exact: true })).toBeVisible();
  expect(again.sent()).toEqual([{ note: 'Look at the rhythm first.', version: 1 }]);
});
