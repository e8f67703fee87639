import { Suspense } from 'react';
import { useSearchParams } from 'wouter';
import { useProfile } from '../../features/identity/accounts/api/get-profile.ts';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { narrowTab, Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { AchievementsTab, ProgressTab, SettingsTab } from './lazy-tabs.ts';
import { ProfileTab } from './profile-tab.tsx';

const tabs = ['profile', 'achievements', 'progress', 'settings'] as const;
type TabName = (typeof tabs)[number];

const panels = {
  profile: ProfileTab,
  achievements: AchievementsTab,
  progress: ProgressTab,
  settings: SettingsTab,
} as const;

/** The learner's own page: who they are, what they have reached and done, and how Rounds should be for them. */
export function ProfileScreen() {
  const { t } = useTranslation('screens/profile');
  useDocumentTitle(t('title'));
  // Refresh name, email and points, which may have changed elsewhere.
  useProfile();
  const [search, setSearch] = useSearchParams();
  const tab: TabName = tabs.find((name) => name === search.get('tab')) ?? 'profile';
  const show = (next: string) => setSearch(next === 'profile' ? {} : { tab: next }, { replace: true });
  return (
    <div className="page py-5 sm:py-6">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
        <Tabs value={tab} onValueChange={show}>
          <TabList aria-label={t('title')}>
            {tabs.map((name) => (
              <Tab key={name} value={name} className={narrowTab}>
                {t(`tab.${name}`)}
              </Tab>
            ))}
          </TabList>
          {tabs.map((name) => {
            const Panel = panels[name];
            return (
              <TabPanel key={name} value={name}>
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <Panel />
                </Suspense>
              </TabPanel>
            );
          })}
        </Tabs>
      </div>
    </div>
  );
}
