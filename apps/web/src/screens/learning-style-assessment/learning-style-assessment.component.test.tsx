import { expect, test } from 'vitest';
import { quizSituations } from '@rounds/contract/learning/learning-style.rules';
import { fakeApi, refusal } from '../../../testing/fake-api.ts';
import { renderApp, signInAs } from '../../../testing/render-app.tsx';
import { LearningStyleAssessmentScreen } from './learning-style-assessment.screen.tsx';

test('asks for an answer, keeps those that were given, and keeps the result where saving fails', async () => {
  signInAs();
  fakeApi({ 'POST /api/user/learning-style': () => refusal(503, 'unavailable') });
  const screen = await renderApp(<LearningStyleAssessmentScreen />);
  const total = quizSituations.length;
  const next = screen.getByRole('button', { name: 'Next' });
  // It only looks disabled.
  await next.click({ force: true });
  await expect.element(screen.getByText('Choose an answer to continue.')).toBeVisible();
  await screen.getByRole('radio').first().click();
  await next.click();
  await expect.element(screen.getByText(`Question 2 of ${total}`)).toBeVisible();
  await screen.getByRole('button', { name: 'Previous' }).click();
  await expect.element(screen.getByRole('radio').first()).toBeChecked();
  await next.click();
  for (let number = 2; number <= total; number += 1) {
    await expect.element(screen.getByText(`Question ${number} of ${total}`)).toBeVisible();
    await screen.getByRole('radio').first().click();
    await screen.getByRole('button', { name: /^(?:Next|Get My Results)$/ }).click();
  }
  const save = screen.getByRole('button', { name: 'Save & Continue to Dashboard' });
  const result = screen.getByRole('heading', { level: 1 }).element().textContent;
  await save.click();
  await expect.element(screen.getByText(/isn't available right now/)).toBeVisible();
  await expect.element(save).toBeEnabled();
  expect(screen.getByRole('heading', { level: 1 }).element().textContent).toBe(result);
});
