import { Suspense } from 'react';
import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  ScenarioPlayer,
  type ScenarioPlayerProps,
} from '../src/features/learning/scenarios/components/player/scenario-player.tsx';
import { freshState } from '../src/features/learning/scenarios/player.rules.ts';
import { playedScenario as scenario } from './played-scenario.ts';

export const playedSteps = [0, 1].map((questionIndex) => ({ scenario, questionIndex }));

function props(changes: Partial<ScenarioPlayerProps> = {}): ScenarioPlayerProps {
  return {
    steps: playedSteps,
    seed: '7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10',
    title: scenario.title,
    start: { ...freshState, spent: 0 },
    theirs: undefined,
    timer: 'on',
    saving: 'none',
    back: null,
    isMarked: () => false,
    noteOn: () => '',
    onMark: vi.fn(),
    renderTool: (tool) => <p>The tool {tool}</p>,
    peersOf: () => ({ shares: [10, 20, 30, 40], fullCredit: 20 }),
    renderAbout: () => null,
    onMode: vi.fn(),
    onStartOver: vi.fn(),
    onAnswer: vi.fn(),
    onFinish: vi.fn(),
    onChange: vi.fn(),
    ...changes,
  };
}

/** The player with a case of two questions, drawn. */
export async function showPlayer(changes: Partial<ScenarioPlayerProps> = {}) {
  const given = props(changes);
  const screen = await render(
    <Suspense>
      <div className="px-4">
        <ScenarioPlayer {...given} />
      </div>
    </Suspense>,
  );
  await expect.element(screen.getByRole('heading', { level: 2, name: /^Wh.+\?$/ }).first()).toBeVisible();
  return { screen, given };
}
