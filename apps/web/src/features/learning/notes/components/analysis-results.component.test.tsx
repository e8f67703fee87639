import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

test('a key term leads from place to place, also inside a longer term, and back; all by keyboard', async () => {
  const text = 'Edema is swelling. Pulmonary edema is worse. Edema again.';
  const place = (part: string, from = 0) => {
    const start = text.indexOf(part, from);
    return { start, end: start + part.length };
  };
  const { analysis } = results(1).props;
  const keyTerms = [
    { term: 'edema', places: [place('Edema'), place('edema'), place('Edema', 40)], topics: [] },
    { term: 'pulmonary edema', places: [place('Pulmonary edema')], topics: [] },
  ];
  signInAs();
  const screen = await renderApp(
    <AnalysisResults text={text} place={null} next={null} analysis={{ ...analysis!, keyTerms }} />,
  );
  const chip = screen.getByRole('group', { name: 'Key terms' }).getByRole('button', { name: /^edema/ });
  (chip.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const bar = screen.getByRole('group', { name: 'Where “edema” appears' });
  await expect.element(bar.getByText('1 of 3')).toBeVisible();
  await expect.element(bar.getByRole('button', { name: 'Next place' })).toHaveFocus();
  expect(document.querySelectorAll('mark[data-term="0"]')).toHaveLength(3);
  await userEvent.keyboard('{Enter}');
  await expect.element(bar.getByText('2 of 3')).toBeVisible();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}{Enter}');
  await expect.element(bar.getByText('3 of 3')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(chip).toHaveFocus();
});
