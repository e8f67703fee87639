import { userEvent } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { destinations } from './destinations.ts';
import { NavLinks } from './nav-links.tsx';

afterEach(() => history.replaceState(null, '', '/'));

async function renderAt(address: string, width: number) {
  history.replaceState(null, '', address);
  const screen = await renderApp(
    <div data-testid="header" className="flex" style={{ width }}>
      <NavLinks />
    </div>,
  );
  const nav = screen.getByRole('navigation', { name: 'Main' });
  const resize = (next: number) => {
    (screen.getByTestId('header').element() as HTMLElement).style.width = `${next}px`;
  };
  const addresses = () =>
    nav
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href'));
  return { screen, nav, resize, addresses };
}

const forLearners = destinations.filter(({ forStaff }) => !forStaff).map(({ address }) => address);

test('shows as many destinations as fit, and the others under "More"', async () => {
  signInAs();
  const { screen, nav, resize, addresses } = await renderAt('/dashboard', 600);
  const more = nav.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  expect(addresses().length).toBeGreaterThan(0);
  expect(addresses().length).toBeLessThan(forLearners.length);
  await more.click();
  await expect.element(screen.getByRole('group', { name: 'More' })).toBeVisible();
  // Those beside the button and those below it.
  await expect.poll(addresses).toEqual(forLearners);
  await userEvent.keyboard('{Escape}');
  resize(3000);
  await expect.element(more).not.toBeInTheDocument();
  expect(addresses()).toEqual(forLearners);
  resize(600);
  await expect.element(more).toBeVisible();
});

test('marks the current destination, also on addresses below it', async () => {
  signInAs();
  const { nav } = await renderAt('/community/posts/3', 3000);
  const current = nav
    .getByRole('link')
    .elements()
    .filter((link) => link.ariaCurrent === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Community']);
});

test('shows staff their own destinations too', async () => {
  signInAs({ isStaff: true });
  const { addresses } = await renderAt('/dashboard', 3000);
  expect(addresses()).toEqual(destinations.map(({ address }) => address));
});
