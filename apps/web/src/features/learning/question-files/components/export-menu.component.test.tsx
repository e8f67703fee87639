import { expect, test, vi } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { ExportMenu } from './export-menu.tsx';

const file = 'GET /api/note-tests/12/files/gift';

test('the questions are saved in the chosen format, and a failure is reported and can be retried', async () => {
  signInAs();
  let fails = true;
  fakeApi({ [file]: () => (fails ? refusal(503, 'unavailable') : new Response('::Q1::')) });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const screen = await renderApp(<ExportMenu kind="test" id={12} title="Valves" />);
  const open = screen.getByRole('button', { name: 'Export: Valves' });
  await open.click();
  await screen.getByRole('button', { name: 'GIFT for Moodle' }).click();
  await expect.element(screen.getByText("We couldn't export it")).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'GIFT for Moodle' })).not.toBeInTheDocument();
  expect(saved).not.toHaveBeenCalled();

  fails = false;
  await open.click();
  await screen.getByRole('button', { name: 'GIFT for Moodle' }).click();
  await expect
    .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['Valves.gift.txt']);
  saved.mockRestore();
});
