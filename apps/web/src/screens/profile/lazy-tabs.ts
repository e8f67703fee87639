import { loadNamespaces } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';

/* Each tab comes when it is opened. */
export const AchievementsTab = lazyWithRetry(
  async () => (await import('./achievements-tab.tsx')).AchievementsTab,
);
export const ProgressTab = lazyWithRetry(async () => (await import('./progress-tab.tsx')).ProgressTab);
export const SettingsTab = lazyWithRetry(async () => {
  const [{ SettingsTab: tab }] = await Promise.all([
    import('./settings-tab.tsx'),
    loadNamespaces(['identity/preferences']),
  ]);
  return tab;
});
