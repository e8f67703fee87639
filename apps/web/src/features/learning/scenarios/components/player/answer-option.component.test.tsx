import { Suspense } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { questionWith } from '../../../../../../testing/played-scenario.ts';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';
import { AnswerArea } from './answer-area.tsx';

beforeEach(async () => {
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
  await page.viewport(1366, 768);
});

test.each(['ltr', 'rtl'])('options’ marks align at one edge, however long the text (%s)', async (dir) => {
  const options = ['Apples', 'Pears '.repeat(20), 'Plums', 'Cherries'];
  const screen = await render(
    <Suspense>
      <div dir={dir} style={{ width: 1100 }}>
        <AnswerArea
          question={{ ...questionWith('Which fruits?', 1), options }}
          seed="7a0c0d52-1c0f-4d0b-9f1c-0d6b7a8e9f10"
          step={0}
          name="fruit"
          selected={0}
          response={null}
          graded
        />
      </div>
    </Suspense>,
  );
  const ends = ['Your answer', 'Correct answer'].map(
    (text) => screen.getByText(text, { exact: true }).element().getBoundingClientRect().right,
  );
  expect(ends[0]).toBe(ends[1]);
});

test('the rule-out icon is visible and easy to hit', async () => {
  const { screen } = await showPlayer();
  const button = screen.getByRole('button', { name: 'Rule out option A' }).element();
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  // What is drawn, not the square that it is drawn in.
  const drawn = [...button.querySelectorAll('path, line')].map((line) => line.getBoundingClientRect());
  const height = Math.max(...drawn.map((box) => box.bottom)) - Math.min(...drawn.map((box) => box.top));
  expect(height).toBeGreaterThanOrEqual(14);
});
