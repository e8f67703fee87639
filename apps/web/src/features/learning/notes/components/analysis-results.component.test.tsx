import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { AnalysisResults } from './analysis-results.tsx';

/** An analysis with as many key terms as asked for. */
const results = (count: number, topics: string[] = []) => {
  const terms = Array.from({ length: count }, (_, index) => `term ${String.fromCharCode(97 + index)}`);
  const text = terms.join('. ');
  return (
    <AnalysisResults
      text={text}
      place={null}
      next={null}
      analysis={{
        topics,
        learningObjectives: [],
        difficulty: 'beginner',
        estimatedStudyTime: 5,
        writtenBy: 'built_in',
        links: [],
        analyzedAt: '2026-11-20T08:00:00Z',
        keyTerms: terms.map((term) => ({
          term,
          places: [{ start: text.indexOf(term), end: text.indexOf(term) + term.length }],
          topics: [],
        })),
      }}
    />
  );
};

test('of many key terms the first are shown, and the others at a press', async () => {
  signInAs();
  const screen = await renderApp(results(20));
  const terms = screen.getByRole('group', { name: 'Key terms' });
  await expect.element(terms.getByRole('button', { name: /^term/ })).toHaveLength(8);
  await terms.getByRole('button', { name: 'Show all' }).click();
  await expect.element(terms.getByRole('button', { name: /^term/ })).toHaveLength(20);
  await terms.getByRole('button', { name: 'Show less' }).click();
  await expect.element(terms.getByRole('button', { name: /^term/ })).toHaveLength(8);
});

test('a few key terms more than that are not worth a press', async () => {
  signInAs();
  const screen = await renderApp(results(10));
  const terms = screen.getByRole('group', { name: 'Key terms' });
  await expect.element(terms.getByRole('button')).toHaveLength(10);
});

test('a long heading among the topics wraps on a phone', async () => {
  await page.viewport(360, 740);
  signInAs();
  const long = 'Regulation of Blood Glucose Levels by Insulin and Glucagon';
  const screen = await renderApp(results(3, [long]));
  await expect.element(screen.getByText(long)).toBeVisible();
  expect(screen.getByText(long).element().getBoundingClientRect().right).toBeLessThanOrEqual(360);
  expect(document.documentElement.scrollWidth).toBe(360);
  await page.viewport(1280, 800);
});
