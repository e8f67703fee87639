import { expect, test, vi } from 'vitest';
import type { ProgressEntry } from '@rounds/contract/learning/progress';
import type { Scenario } from '@rounds/contract/learning/scenarios';
import { renderApp } from '../../../../../testing/render-app.tsx';
import type { Match } from '../scenario-search.rules.ts';
import { ScenarioCard } from './scenario-card.tsx';
import { buildProgressEntry } from '../../../../../testing/progress-entry.ts';

const scenario = {
  id: 7,
  title: 'Cats on the curtain',
  description: 'Two nights after a hip operation.',
  difficulty: 'intermediate',
  careerPath: 'nursing',
  xpReward: 150,
} as Scenario;
const review = 'aaaaaaaa-0000-4000-8000-000000000000';

const open = { attemptId: review, mode: 'tutor', answered: 2, questions: 5 } as const;
const done = { completed: true, score: 80, reviewId: review } as const;

async function card(of: ProgressEntry | undefined, matches: readonly Match[] = []) {
  const onStart = vi.fn();
  const onReview = vi.fn();
  const reviewHref = (id: number, attemptId: string) => `/scenarios/${id}/attempts/${attemptId}`;
  const screen = await renderApp(
    <ScenarioCard scenario={scenario} entry={of} matches={matches} {...{ onStart, onReview, reviewHref }} />,
  );
  await expect.element(screen.getByRole('region', { name: scenario.title })).toBeVisible();
  return { screen, onStart, onReview };
}

test.each([
  ['new', undefined, ['Start Scenario']],
  ['left without an answer', buildProgressEntry({}), ['Start Scenario']],
  ['open', buildProgressEntry({ open }), ['Continue · question 3 of 5']],
  ['done', buildProgressEntry(done), ['Try again', 'Review']],
  [
    'done, by a result that was only reported',
    buildProgressEntry({ ...done, reviewId: null }),
    ['Try again'],
  ],
  ['open once more', buildProgressEntry({ ...done, open }), ['Continue · question 3 of 5', 'Review']],
])('a card of a scenario that is %s says what comes next', async (_what, of, actions) => {
  const { screen, onStart } = await card(of);
  const [first] = screen.getByRole('button').elements();
  const controls = [...screen.getByRole('button').elements(), ...screen.getByRole('link').elements()];
  expect(controls.map(({ textContent }) => textContent)).toEqual(actions);
  // Out of the card's context, each still says which scenario it is about.
  expect(controls.map((each) => each.getAttribute('aria-label'))).toEqual(
    actions.map((action) => `${action}: ${scenario.title}`),
  );
  (first as HTMLElement).click();
  expect(onStart).toHaveBeenCalledWith(scenario);
  const badge = screen.getByText('Done · 80%');
  if (of?.completed && !of.open) await expect.element(badge).toBeVisible();
  else await expect.element(badge).not.toBeInTheDocument();
});

test('a completed but failed scenario has no check mark, and says so', async () => {
  const { screen } = await card(buildProgressEntry({ ...done, score: 43 }));
  await expect.element(screen.getByText('Not passed yet · 43%')).toBeVisible();
  expect(screen.container.querySelector('.lucide-check')).toBeNull();
});

test('the review opens the latest attempt', async () => {
  const { screen, onReview } = await card(buildProgressEntry(done));
  onReview.mockImplementation((_id, _attempt, press: Event) => press.preventDefault());
  const link = screen.getByRole('link', { name: 'Review: Cats on the curtain' });
  await expect.element(link).toHaveAttribute('href', `/scenarios/7/attempts/${review}`);
  await link.click();
  expect(onReview).toHaveBeenCalledWith(7, review, expect.anything());
});

test('a card says what a search found outside its title', async () => {
  const { screen } = await card(undefined, [
    { place: 'tag', text: 'delirium' },
    { place: 'guideline', text: 'NICE CG103 (2023)' },
    { place: 'description', text: scenario.description },
  ]);
  const found = screen.getByRole('paragraph').elements();
  expect(found.map(({ textContent }) => textContent)).toEqual([
    scenario.description,
    'Tag: delirium',
    'Guideline: NICE CG103 (2023)',
    'Found in the description',
  ]);
});
