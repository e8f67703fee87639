import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Question } from '@rounds/contract/learning/scenarios';
import { playedScenario as scenario, questionWith } from '../../../../../../testing/played-scenario.ts';
import { list } from '../../../../../../testing/show-format.tsx';
import { showPlayer } from '../../../../../../testing/show-player.tsx';
import { loadNamespaces } from '../../../../../i18n/translation.ts';

beforeEach(async () => {
  window.scrollTo(0, 0);
  await loadNamespaces(['learning/scenarios', 'learning/scenarios.player', 'learning/attempts']);
});

test('on a phone, an answer brings confidence and the other options into view, and covers none of them', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPlayer({ asksConfidence: true });
  const sure = screen.getByText('Sure', { exact: true });
  // The text's height depends on its font.
  await document.fonts.ready;
  const heightBefore = document.documentElement.scrollHeight;
  await screen.getByText('Apples').click();
  expect(document.documentElement.scrollHeight).toBe(heightBefore);
  const submit = screen.getByRole('button', { name: 'Submit Answer' }).element();
  const covered = () =>
    [...document.querySelectorAll('section label')].filter(
      (label) => label.getBoundingClientRect().bottom > submit.getBoundingClientRect().top,
    ).length;
  await expect.poll(covered).toBe(0);
  await sure.click();
  await expect.element(screen.getByRole('radio', { name: 'Sure', exact: true })).toBeChecked();
});

test('on a phone, the link to the question is in the footer until the question is in view', async () => {
  await page.viewport(360, 640);
  const { screen } = await showPlayer();
  const way = screen.getByRole('button', { name: 'Go to the question' });
  await expect.element(way).toBeInViewport({ ratio: 1 });
  await way.click();
  await expect.element(screen.getByText('Apples')).toBeInViewport({ ratio: 1 });
  await expect.element(way).not.toBeInTheDocument();
});

test('on a phone, one leap past the question to its end is no reason to lead to it', async () => {
  await page.viewport(360, 640);
  const gaps = Array.from({ length: 6 }, () => list('+Apples', 'Pears', 'Plums'));
  const passage = gaps.map((_, at) => `One of them, once all of it has been read, is {${at + 1}}.`).join(' ');
  const question: Question = {
    ...questionWith('Which fruits?', 0),
    item: { format: 'cloze', passage, gaps, scoring: 'each' },
  };
  const long = { ...scenario, scenario: { ...scenario.scenario, questions: [question] } };
  const { screen } = await showPlayer({ steps: [{ scenario: long, questionIndex: 0 }] });
  const way = screen.getByRole('button', { name: 'Go to the question' });
  await expect.element(way).toBeInViewport({ ratio: 1 });
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.element(screen.getByRole('button', { name: 'Submit Answer' })).toBeInViewport({ ratio: 1 });
  await expect.element(way).not.toBeInTheDocument();
  window.scrollTo(0, 0);
  await expect.element(way).toBeInViewport({ ratio: 1 });
});

test('on a phone, practice leaves the room above the case to the case', async () => {
  await page.viewport(360, 740);
  const { screen } = await showPlayer({ earns: 'nothing', isMarked: (step) => step === 1 });
  await expect.element(screen.getByText('Question 1 of 2').first()).toBeVisible();
  const region = screen.getByRole('region', { name: 'Case' });
  // The app's header isn't part of this.
  expect(region.element().getBoundingClientRect().top).toBeLessThan(100);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
});

test('on a phone, the button that opens the case is as high as a thumb needs even without readings', async () => {
  await page.viewport(360, 640);
  const { vitals: _vitals, labs: _labs, ...told } = scenario.scenario;
  const bare = { ...scenario, scenario: told };
  const { screen } = await showPlayer({ steps: [{ scenario: bare, questionIndex: 0 }] });
  const summary = screen.getByRole('button', { name: /Show the case/ });
  await expect.element(summary).toBeVisible();
  expect(summary.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('on a phone, the tools stay within reach beside the case, and open the same sheet', async () => {
  await page.viewport(360, 640);
  const { screen } = await showPlayer();
  const beside = screen.getByRole('button', { name: 'Tools' }).last();
  await expect.element(beside).toHaveAttribute('aria-haspopup', 'dialog');
  const { width, height } = beside.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(40);
  expect(beside.element().closest('[data-summary]')).not.toBeNull();
  await beside.click();
  await screen
    .getByRole('dialog', { name: 'Tools' })
    .getByRole('button', { name: /^Calculator/ })
    .click();
  await expect.element(screen.getByRole('dialog', { name: 'Tools' })).not.toBeInTheDocument();
});
