import { Suspense, useState } from 'react';
import { UserX } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { AdSlot } from '../../features/business/ads/components/ad-slot.tsx';
import { BlockedPeople } from '../../features/community/moderation/components/blocked-people.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { ActionMenu } from '../../ui/action-menu/action-menu.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { tabs } from './tabs.ts';

export function CommunityScreen() {
  const { t } = useTranslation('screens/community');
  const [search, setSearch] = useSearchParams();
  const [showsBlocked, setShowsBlocked] = useState(false);
  const first = tabs[0]?.value ?? 'discussions';
  const tab = tabs.find(({ value }) => value === search.get('tab'))?.value ?? first;
  const show = (next: string) => setSearch(next === first ? {} : { tab: next }, { replace: true });
  useDocumentTitle(t('title'));
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-5 sm:py-6">
      <header className="flex items-center justify-between gap-4 sm:items-start">
        <div>
          <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
          <p className="text-muted max-sm:hidden">{t('lead')}</p>
        </div>
        <ActionMenu
          label={t('menu')}
          actions={[{ label: t('blocked'), icon: UserX, onPress: () => setShowsBlocked(true) }]}
        />
      </header>
      <Tabs value={tab} onValueChange={show}>
        <TabList aria-label={t('title')}>
          {tabs.map(({ value }) => (
            <Tab key={value} value={value}>
              {t(`tab.${value}`)}
            </Tab>
          ))}
        </TabList>
        {tabs.map(({ value, Content }) => (
          <TabPanel key={value} value={value} className="min-h-[calc(100dvh-12rem)]">
            <Suspense fallback={<TabSkeleton label={t('loading')} />}>
              <Content />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
      {/* Last, because it loads late, and just below the fold, where the tab's content pushes it: nothing visible
          shifts, and a short tab leaves no gap. */}
      <AdSlot placement="community" adType="banner" limit={1} />
      {showsBlocked && <BlockedPeople onClose={() => setShowsBlocked(false)} />}
    </div>
  );
}

function TabSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-3">
      <Skeleton className="h-18 rounded-card" />
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} className="h-44 rounded-card" />
      ))}
    </div>
  );
}
