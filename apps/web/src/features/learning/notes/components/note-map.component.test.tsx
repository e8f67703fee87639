import { expect, test, vi } from 'vitest';
import type { NoteAnalysis } from '@rounds/contract/learning/notes';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { NoteMap } from './note-map.tsx';

const text = `# Insulin
It lowers glucose. Glipizide helps.
# Heart
Digoxin slows the pulse. Glucose feeds it, and glucose is burned.`;
const placesOf = (term: string) =>
  [...text.matchAll(new RegExp(term, 'gi'))].map(({ index }) => ({ start: index, end: index + term.length }));
const analysis: NoteAnalysis = {
  topics: ['Insulin', 'Heart'],
  keyTerms: [
    { term: 'Digoxin', places: placesOf('Digoxin'), topics: [1] },
    { term: 'glucose', places: placesOf('glucose'), topics: [1, 0] },
    { term: 'Glipizide', places: placesOf('Glipizide'), topics: [0] },
  ],
  links: [],
  learningObjectives: [],
  difficulty: 'beginner',
  estimatedStudyTime: 1,
  writtenBy: 'built_in',
  analyzedAt: '2026-01-01T00:00:00.000Z',
};

test('each term stands once, with its topic, and a thin line leads to its other ones from the keyboard, too', async () => {
  const onChoose = vi.fn();
  const screen = await renderApp(<NoteMap analysis={analysis} chosen={null} onChoose={onChoose} />);
  const heart = screen.getByRole('list', { name: 'Heart', exact: true });
  await expect.element(heart).toBeVisible();
  expect(
    heart
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Digoxin', 'glucose']);
  const insulin = screen.getByRole('list', { name: 'Insulin', exact: true });
  expect(
    insulin
      .getByRole('button')
      .elements()
      .map((button) => button.textContent),
  ).toEqual(['Glipizide']);
  await expect.element(screen.getByText('Also here: glucose')).toBeVisible();

  const lines = () => screen.container.querySelectorAll('svg path').length;
  expect(lines()).toBe(0);
  const glucose = heart.getByRole('button', { name: 'glucose' }).element() as HTMLElement;
  glucose.focus();
  await expect.poll(lines).toBe(1);
  glucose.click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(1);
  glucose.blur();
  await expect.poll(lines).toBe(0);

  const topic = screen.getByRole('button', { name: 'Insulin' });
  await topic.click();
  await expect.element(topic).toHaveAttribute('aria-pressed', 'true');
});

test('the table behind it names all topics of a term', async () => {
  const screen = await renderApp(<NoteMap analysis={analysis} chosen={null} onChoose={vi.fn()} />);
  await screen.getByText('Show as a table').click();
  await expect.element(screen.getByRole('row', { name: /^glucose Heart and Insulin 3/ })).toBeVisible();
});
