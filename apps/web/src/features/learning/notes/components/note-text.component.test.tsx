import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { AnalysisResults } from './analysis-results.tsx';

const results = (text: string) =>
  renderApp(<AnalysisResults text={text} analysis={null} place={null} next={null} />);

test('a note longer than its box is expanded at a press, by keyboard too', async () => {
  await page.viewport(1024, 768);
  const screen = await results('The pulse is felt at the wrist.\n'.repeat(60));
  const all = screen.getByRole('button', { name: 'Show all' });
  await expect.element(all).toBeVisible();
  const note = screen.getByRole('region', { name: 'Note text' }).element();
  expect(note.scrollHeight).toBeGreaterThan(note.clientHeight);
  (all.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const less = screen.getByRole('button', { name: 'Show less' });
  await expect.element(less).toHaveFocus();
  expect(note.scrollHeight).toBe(note.clientHeight);
  await less.click();
  await expect.element(all).toBeInViewport();
});

test('a short note has nothing to expand', async () => {
  const screen = await results('The pulse is felt at the wrist.');
  await expect.element(screen.getByText('The pulse is felt at the wrist.')).toBeVisible();
  expect(screen.getByRole('button').elements()).toEqual([]);
});

test('a Markdown table is rendered as one', async () => {
  const screen = await results('| Class | Example |\n|---|---|\n| Loop diuretic | Furosemide |');
  await expect.element(screen.getByRole('columnheader', { name: 'Example' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Furosemide' })).toBeVisible();
});
