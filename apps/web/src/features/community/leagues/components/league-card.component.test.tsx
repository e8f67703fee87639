import { describe, expect, test } from 'vitest';
import type { LeagueWeek } from '@rounds/contract/community/leagues';
import { fakeApi, refusal } from '../../../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../../../testing/render-app.tsx';
import { LeagueCard } from './league-card.tsx';

const week: LeagueWeek = {
  league: 'silver',
  startsAt: '2026-11-23T00:00:00Z',
  endsAt: '2026-11-30T00:00:00Z',
  xp: 120,
  isFilling: false,
  places: [
    { rank: 1, xp: 300, isMine: false, isRising: true, learner: null },
    {
      rank: 2,
      xp: 120,
      isMine: true,
      isRising: false,
      learner: { id: 7, username: 'ada', careerPath: null },
    },
  ],
  xpToRise: 181,
  last: { outcome: 'promoted', xp: 90 },
  isHidden: false,
};

async function showCard(answers: Parameters<typeof fakeApi>[0]) {
  signInAs();
  const calls = fakeApi(answers);
  return { calls, screen: await renderApp(<LeagueCard />) };
}

describe('the weekly league', () => {
  test('joins at the second try, after the first has said why it failed', async () => {
    let tries = 0;
    const { screen } = await showCard({
      'GET /api/league': { week: null },
      'PUT /api/league': () => (tries++ === 0 ? refusal(503, 'unavailable') : { week }),
    });
    const join = screen.getByRole('button', { name: 'Join the league' });
    await join.click();
    await expect.element(screen.getByText("We couldn't save that")).toBeVisible();
    await join.click();
    await expect.element(screen.getByText('You moved up: welcome to Silver!')).toBeVisible();
    await expect.element(screen.getByText('181 more XP and you move up.')).toBeVisible();
    await expect.element(join).not.toBeInTheDocument();
  });

  test('asks before leaving, and stays if leaving fails', async () => {
    let fails = true;
    const { calls, screen } = await showCard({
      'GET /api/league': { week },
      'DELETE /api/league': () => (fails ? refusal(503, 'unavailable') : { week: null }),
    });
    const leave = screen.getByRole('button', { name: 'Leave the league' });
    const question = screen.getByRole('dialog', { name: 'Leave the league?' });
    await leave.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);

    await leave.click();
    await question.getByRole('button', { name: 'Leave the league' }).click();
    await expect.element(question.getByText("We couldn't save that")).toBeVisible();
    fails = false;
    await question.getByRole('button', { name: 'Leave the league' }).click();
    await expect.element(screen.getByRole('button', { name: 'Join the league' })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  test('shows a place without its name, and which one is the learner’s own', async () => {
    const { screen } = await showCard({ 'GET /api/league': { week } });
    const [first, own] = [0, 1].map((index) => screen.getByRole('listitem').nth(index));
    await expect.element(first!.getByText('A learner')).toBeVisible();
    await expect.element(first!.getByText('Moving up')).toBeVisible();
    await expect.element(own!).toHaveAttribute('aria-current', 'true');
    await expect.element(own!.getByText('You', { exact: true })).toBeVisible();
  });

  test('tells a demo account that it is not ranked, and nothing about a rank', async () => {
    const { screen } = await showCard({ 'GET /api/league': { week: { ...week, isHidden: true } } });
    signInAs({ isDemo: true });
    await expect.element(screen.getByText(/^Demo accounts aren't ranked/)).toBeVisible();
    for (const text of ['Your XP this week', '181 more XP and you move up.', /others see your rank/])
      await expect.element(screen.getByText(text)).not.toBeInTheDocument();
    await expect.element(screen.getByRole('listitem')).toHaveLength(1);
  });

  test('can be reloaded after a failure', async () => {
    let fails = true;
    const { screen } = await showCard({
      'GET /api/league': () => (fails ? refusal(403, 'not_yours') : { week }),
    });
    await expect.element(screen.getByText("We couldn't load your league.")).toBeVisible();
    fails = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('181 more XP and you move up.')).toBeVisible();
  });
});
