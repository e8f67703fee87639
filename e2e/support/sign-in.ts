import type { Page } from '@playwright/test';
import type { Learner } from './api.ts';

/** Fills in the sign-in form on screen, and submits it. */
export async function signIn(page: Page, learner: Pick<Learner, 'email' | 'password'>): Promise<void> {
  const panel = page.getByRole('tabpanel', { name: 'Sign In' });
  await panel.getByRole('textbox', { name: 'Email' }).fill(learner.email);
  await panel.getByLabel('Password', { exact: true }).fill(learner.password);
  await panel.getByRole('button', { name: 'Sign In' }).click();
}
