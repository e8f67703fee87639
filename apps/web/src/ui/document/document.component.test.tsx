import { page } from 'vitest/browser';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { Document } from './document.tsx';

afterEach(() => page.viewport(1280, 800));

const text = (
  <Document
    contentsLabel="Contents"
    head={<h1>Terms</h1>}
    sections={[
      { id: 'who', title: 'Who we are', body: ['We run Rounds.'] },
      { id: 'what', title: 'What you get', body: ['Three things:', ['Cases', 'Tests', 'Notes']] },
    ]}
  />
);

test('a wide screen shows the contents, which lead to the numbered sections', async () => {
  const screen = await renderApp(text);
  const links = screen.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const addresses = links.elements().map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['#who', '#what']);
  for (const address of addresses) expect(document.querySelector(address!)).not.toBeNull();
  await expect.element(screen.getByRole('heading', { name: '2. What you get' })).toBeVisible();
  const items = screen.getByRole('article').getByRole('listitem').elements();
  expect(items.map(({ textContent }) => textContent)).toEqual(['Cases', 'Tests', 'Notes']);
});

test('a phone shows the contents on a press', async () => {
  await page.viewport(375, 812);
  const screen = await renderApp(text);
  const link = screen.getByRole('link', { name: /Who we are/ });
  await expect.element(screen.getByText('We run Rounds.')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  await screen.getByText('Contents').click();
  await expect.element(link).toBeVisible();
});
