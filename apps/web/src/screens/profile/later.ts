import { later } from '../../lib/later.ts';

/* Each tab comes when it is opened. */
export const AchievementsTab = later(async () => (await import('./achievements-tab.tsx')).AchievementsTab);
export const ProgressTab = later(async () => (await import('./progress-tab.tsx')).ProgressTab);
export const SettingsTab = later(async () => (await import('./settings-tab.tsx')).SettingsTab);
