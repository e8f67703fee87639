import { expect, test } from 'vitest';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { useSession } from '../../session/session.ts';
import { FirstVisit } from './first-visit.tsx';

function Host() {
  const { user } = useSession();
  return (
    <FirstVisit
      careerPath={user?.careerPath ?? null}
      scenarios={undefined}
      failed={false}
      onAgain={() => Promise.resolve()}
      onStart={() => {}}
    />
  );
}

test('a path is chosen at once, and asked for again where saving it failed', async () => {
  const user = signInAs({ careerPath: null });
  let fails = true;
  fakeApi({
    'PUT /api/user/profile': () =>
      fails ? refusal(503, 'unavailable') : { user: { ...user, careerPath: 'pharmacy' } },
  });
  const screen = await renderApp(<Host />);
  const pharmacy = screen.getByRole('button', { name: 'Pharmacy' });
  await pharmacy.click();
  await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
  await expect.element(pharmacy).toHaveAttribute('aria-pressed', 'false');
  fails = false;
  await pharmacy.click();
  // What was pressed is gone: the focus is where the choice can be changed.
  await expect.element(screen.getByRole('button', { name: 'Change' })).toHaveFocus();
  await expect.element(screen.getByText('Pharmacy')).toBeVisible();
});

test('while a path is saved, its case is waited for, and the path not asked for again', async () => {
  signInAs({ careerPath: null });
  fakeApi({ 'PUT /api/user/profile': () => new Promise<never>(() => {}) });
  const screen = await renderApp(<Host />);
  const question = screen.getByText(/Choose your career path, and we'll pick/);
  await expect.element(question).toBeVisible();
  await screen.getByRole('button', { name: 'Pharmacy' }).click();
  await expect.element(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});
