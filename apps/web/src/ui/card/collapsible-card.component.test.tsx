import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CollapsibleCard } from './collapsible-card.tsx';

const card = (
  <CollapsibleCard id="data" title="Your data" action={<button type="button">Sign out all</button>}>
    <p>Everything we have about you.</p>
  </CollapsibleCard>
);

afterEach(async () => {
  location.hash = '';
  await page.viewport(1024, 768);
});

describe('a folding card', () => {
  test('is always open where there is room', async () => {
    await page.viewport(1024, 768);
    const screen = await render(card);
    await expect.element(screen.getByText('Everything we have about you.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Your data' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('region', { name: 'Your data' })).toBeVisible();
  });

  test('is its title on a phone, and folds out and in', async () => {
    await page.viewport(375, 700);
    const screen = await render(card);
    const title = screen.getByRole('button', { name: 'Your data' });
    await expect.element(title).toHaveAttribute('aria-expanded', 'false');
    await expect.element(screen.getByText('Everything we have about you.')).not.toBeVisible();
    await title.click();
    await expect.element(screen.getByText('Everything we have about you.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Sign out all' })).toBeVisible();
    await title.click();
    await expect.element(screen.getByText('Everything we have about you.')).not.toBeVisible();
  });

  test('says on a phone what is set inside while it is folded', async () => {
    await page.viewport(375, 700);
    const screen = await render(
      <CollapsibleCard id="goal" title="Daily goal" value="10 a day">
        <p>Change it.</p>
      </CollapsibleCard>,
    );
    const value = screen.getByText('10 a day');
    await expect.element(value).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Daily goal', exact: true })).toBeVisible();
    await screen.getByRole('button', { name: /^Daily goal/ }).click();
    await expect.element(value).not.toBeInTheDocument();
  });

  test('opens for a link to it', async () => {
    await page.viewport(375, 700);
    const screen = await render(card);
    location.hash = '#data';
    await expect
      .element(screen.getByRole('button', { name: 'Your data' }))
      .toHaveAttribute('aria-expanded', 'true');
  });
});
