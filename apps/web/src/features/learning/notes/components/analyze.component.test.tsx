import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { Analyze } from './analyze.tsx';

test('notes that cannot be loaded are asked for again at a press, not without end', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /api/notes': () => refusal(500, 'internal') });
  const nothing = () => undefined;
  const screen = await renderApp(
    <Analyze
      noteId={null}
      place={null}
      takesFocus={false}
      lecture={() => null}
      onSelect={nothing}
      onUpload={nothing}
      onGenerated={nothing}
    />,
  );
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(calls.filter(({ path }) => path === '/api/notes').length).toBeLessThan(4);
});
