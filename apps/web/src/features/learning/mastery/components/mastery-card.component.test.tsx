import type { MasteredArea } from '@rounds/contract/learning/mastery';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../../../testing/render-app.tsx';
import { MasteryCard } from './mastery-card.tsx';

const area = (need: string, changes: Partial<MasteredArea> = {}): MasteredArea => ({
  need,
  level: 'familiar',
  share: 0.55,
  low: 0.4,
  high: 0.7,
  isUncertain: false,
  answered: 12,
  lastAnsweredAt: '2026-11-20T09:00:00.000Z',
  toNext: { level: 'proficient', answers: 5 },
  practice: { needs: [need] },
  matching: 30,
  ...changes,
});

const open = (areas: readonly MasteredArea[]) =>
  renderApp(
    <MasteryCard
      areas={areas}
      nameOf={(need) => `The ${need}`}
      renderTopics={(_, name) => <p>{`Asked of: ${name}`}</p>}
      renderPractice={(_, name, isFirst) => (
        <button type="button">{`Practice: ${name}${isFirst ? ', first' : ''}`}</button>
      )}
    />,
  );

describe('mastery by topic', () => {
  test('is empty if nothing was answered', async () => {
    const screen = await open([]);
    expect(screen.getByRole('region', { name: 'Mastery by topic' }).elements()).toEqual([]);
  });

  test('states the level, how certain it is and what leads to the next one', async () => {
    const screen = await open([area('heart')]);
    const row = screen.getByRole('listitem');
    await expect.element(row.getByRole('heading', { name: 'The heart' })).toBeVisible();
    await expect.element(row.getByText('Familiar', { exact: true })).toBeVisible();
    await expect
      .element(
        row.getByRole('img', {
          name: 'Mastery: The heart. Familiar. About 55% known, most likely 40% to 70%',
        }),
      )
      .toBeVisible();
    await expect.element(row.getByText('12 answers')).toBeVisible();
    // Explains the levels once, for all areas, to those who ask.
    await expect.element(screen.getByText(/^Levels: /)).not.toBeVisible();
    await screen.getByRole('button', { name: 'How this works' }).click();
    await expect.element(screen.getByText(/^Levels: Familiar starts at about 50% known/)).toBeVisible();
    await expect
      .element(row.getByText('About 5 more right answers in a row to reach Proficient', { exact: false }))
      .toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Practice: The heart, first' })).toBeVisible();
    await expect.element(row.getByText('Asked of: The heart')).toBeVisible();
  });

  test.each([
    [{ toNext: { level: 'proficient', answers: 1 } }, 'About 1 more right answer to reach Proficient'],
    [{ level: 'mastered', toNext: null }, "You've mastered this. Come back to it now and then to keep it."],
    [{ isUncertain: true }, 'You reached this level a while ago. A few answers will confirm it.'],
  ] as const)('says what is next: %o', async (changes, text) => {
    const screen = await open([area('heart', changes)]);
    await expect.element(screen.getByText(text, { exact: false })).toBeVisible();
  });

  test.each([6, null])('says nothing about a level that is far away: %s', async (answers) => {
    const screen = await open([area('heart', { toNext: { level: 'proficient', answers } })]);
    await expect.element(screen.getByText('12 answers', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/to reach Proficient/)).not.toBeInTheDocument();
  });

  test('does not call a level uncertain that was never reached', async () => {
    const first = {
      level: 'attempted',
      isUncertain: true,
      toNext: { level: 'familiar', answers: 3 },
    } as const;
    const screen = await open([area('heart', first)]);
    await expect.element(screen.getByText('Not practiced for a while')).toBeVisible();
    await expect
      .element(screen.getByText('About 3 more right answers in a row to reach Familiar', { exact: false }))
      .toBeVisible();
  });

  test.each([
    [4, false],
    [5, true],
  ])('states a level after enough answers: %i', async (answered, isStated) => {
    const screen = await open([area('heart', { answered, isUncertain: true })]);
    const few = screen.getByText('Your level shows from 5 answers on.', { exact: false });
    await expect.element(screen.getByText(`${answered} answers`, { exact: true })).toBeVisible();
    expect(few.elements()).toHaveLength(isStated ? 0 : 1);
    expect(screen.getByRole('img').elements()).toHaveLength(isStated ? 1 : 0);
    for (const badge of ['Familiar', 'Not practiced for a while'])
      expect(screen.getByText(badge, { exact: true }).elements()).toHaveLength(isStated ? 1 : 0);
  });

  test('shows the weakest, and the others on request', async () => {
    const needs = ['heart', 'lungs', 'skin', 'gut', 'brain'];
    const screen = await open(needs.map((need) => area(need)));
    const last = screen.getByRole('heading', { name: 'The brain', includeHidden: true });
    await expect.element(screen.getByRole('heading', { name: 'The heart' })).toBeVisible();
    await expect.element(last).not.toBeVisible();
    await screen.getByText(/^\d more topics?$/).click();
    await expect.element(last).toBeVisible();
    expect(screen.getByRole('button', { name: /, first$/ }).elements()).toHaveLength(1);
  });
});
