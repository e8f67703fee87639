import { expect, type Locator, type Page } from '@playwright/test';

export function notifications(page: Page): Locator {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

/** The one visible notification, word for word. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(notifications(page).getByRole('paragraph')).toHaveText([title, description]);
}

/** The failure is shown in the form's alert, which has the focus, and nowhere else. */
export async function expectFailure(page: Page, title: string, description: string): Promise<void> {
  const failure = page.getByRole('alert').filter({ hasText: title });
  await expect(failure.getByRole('paragraph')).toHaveText(title);
  await expect(failure).toContainText(description);
  await expect(failure).toBeFocused();
  await expect(page.getByText(title)).toHaveCount(1);
}
