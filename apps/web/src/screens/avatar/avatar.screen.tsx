import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { useProfile } from '../../features/identity/accounts/api/get-profile.ts';
import { useAvatar } from '../../features/rewards/store/api/get-avatar.ts';
import { usePointsTotals } from '../../features/rewards/store/api/get-points-totals.ts';
import { AvatarEditor } from '../../features/rewards/store/components/avatar/avatar-editor.tsx';
import { AvatarPicture } from '../../features/rewards/store/components/avatar/avatar-picture.tsx';
import { FailedNotice } from '../../ui/notice/failed-notice.tsx';
import { PointsPanel } from '../../features/rewards/store/components/points/points-panel.tsx';
import { PointsTotals } from '../../features/rewards/store/components/points/points-totals.tsx';
import { Inventory } from '../../features/rewards/store/components/store/inventory.tsx';
import { Store } from '../../features/rewards/store/components/store/store.tsx';
import { useDocumentTitle } from '../../browser/document-title.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { updateUser, useSession } from '../../session/session.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { narrowTab, Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';

const tabs = ['avatar', 'inventory', 'store', 'points'] as const;
type TabName = (typeof tabs)[number];

export function AvatarScreen() {
  const { user } = useSession();
  return user ? <Rewards userId={user.id} sessionPoints={user.points} /> : null;
}

interface RewardsProps {
  readonly userId: number;
  /** As this browser last knew them. */
  readonly sessionPoints: number;
}

function Rewards({ userId, sessionPoints }: RewardsProps) {
  const { t } = useTranslation('rewards/store');
  const [search, setSearch] = useSearchParams();
  const tab: TabName = tabs.find((name) => name === search.get('tab')) ?? 'avatar';
  const avatar = useAvatar(userId);
  const totals = usePointsTotals(userId);
  // Show points earned elsewhere in the header, too.
  useProfile();
  const current = totals.data?.current;
  // Prefer the server's balance; if it is unknown, the purchase itself will fail with a reason.
  const points = current ?? (totals.isError ? sessionPoints : undefined);
  useEffect(() => {
    if (current !== undefined) updateUser({ points: current });
  }, [current]);
  useDocumentTitle(t('title'));
  const show = (next: string) => setSearch(next === 'avatar' ? {} : { tab: next }, { replace: true });
  // On a phone it stands where points are spent or told about, below the tabs, which would jump otherwise.
  const lead = <p className="mb-4 text-sm text-muted sm:hidden">{t('lead')}</p>;
  const toStore = () => {
    show('store');
    document.getElementById('main')?.focus({ preventScroll: true });
  };

  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-5 py-5 sm:py-6">
      <header className="grid items-center gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]">
        <div className="flex items-center gap-4">
          {avatar.data ? (
            <AvatarPicture
              choice={avatar.data}
              equipped={avatar.data.equipped}
              size={72}
              // On a phone the editor's own preview stands right below; on the other tabs the header is as high.
              className="max-sm:hidden"
            />
          ) : (
            <Skeleton className="size-18 flex-none max-sm:hidden" />
          )}
          <div className="min-w-0">
            <h1 className="text-xl sm:text-2xl">{t('title')}</h1>
            <p className="text-muted max-sm:hidden">{t('lead')}</p>
          </div>
        </div>
        <PointsTotals userId={userId} />
      </header>
      <Tabs value={tab} onValueChange={show}>
        <TabList aria-label={t('title')}>
          {tabs.map((name) => (
            <Tab key={name} value={name} className={narrowTab}>
              {t(`tab.${name}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="avatar">
          {avatar.data && <AvatarEditor avatar={avatar.data} />}
          {avatar.isPending && (
            <div
              role="status"
              aria-label={t('customize.loading')}
              className="grid gap-5 md:grid-cols-[1fr_18rem]"
            >
              <Skeleton className="h-160" />
              <Skeleton className="h-88" />
            </div>
          )}
          {avatar.isError && !avatar.data && (
            <FailedNotice onRetry={() => void avatar.refetch()}>{t('customize.failed')}</FailedNotice>
          )}
        </TabPanel>
        <TabPanel value="inventory">
          <Inventory userId={userId} onStore={toStore} />
        </TabPanel>
        <TabPanel value="store">
          {lead}
          <Store userId={userId} points={points} />
        </TabPanel>
        <TabPanel value="points">
          {lead}
          <PointsPanel userId={userId} />
        </TabPanel>
      </Tabs>
    </div>
  );
}
