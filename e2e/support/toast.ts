import { expect, type Locator, type Page } from '@playwright/test';

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** The one notification that is shown, word for word. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(notifications(page).getByRole('paragraph')).toHaveText([title, description]);
}
