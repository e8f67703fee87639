import { loadNamespaces } from '../../lib/i18n.ts';
import { later } from '../../lib/later.ts';

/* Each tab comes when it is opened. */
export const AchievementsTab = later(async () => (await import('./achievements-tab.tsx')).AchievementsTab);
export const ProgressTab = later(async () => (await import('./progress-tab.tsx')).ProgressTab);
export const SettingsTab = later(async () => {
  const [{ SettingsTab: tab }] = await Promise.all([
    import('./settings-tab.tsx'),
    loadNamespaces(['identity/preferences']),
  ]);
  return tab;
});
