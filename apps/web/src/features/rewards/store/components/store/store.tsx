import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import type { InventoryEntry, RewardItem } from '@rounds/contract/rewards/store';
import { shownTrending, type RewardCategory } from '@rounds/contract/rewards/store.rules';
import { useOnline } from '../../../../../browser/online.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../../ui/empty-state/empty-state.tsx';
import { narrowTab, Tab, TabList, TabPanel, Tabs } from '../../../../../ui/tabs/tabs.tsx';
import { useAvatar } from '../../api/get-avatar.ts';
import { useInventory } from '../../api/list-inventory.ts';
import { useRewards, useTrending } from '../../api/list-rewards.ts';
import { compareOffers, offerOf } from '../../store.rules.ts';
import { FailedNotice } from '../../../../../ui/notice/failed-notice.tsx';
import { CardSkeletons, cardGrid, rowOfFour } from './card-skeletons.tsx';
import { StoreCard } from './store-card.tsx';

const shelves = ['all', 'apparel', 'equipment', 'accessories'] as const satisfies readonly (
  'all' | RewardCategory
)[];

export interface StoreProps {
  readonly userId: number;
  /** Undefined while unknown. */
  readonly points: number | undefined;
}

export function Store({ userId, points }: StoreProps) {
  const { t } = useTranslation('rewards/store');
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('all');
  const inventory = useInventory(userId);
  const trending = useTrending();
  const avatar = useAvatar(userId).data;
  const everything = useRewards(undefined);
  const online = useOnline();
  const shownAbove = trending.data?.slice(0, shownTrending).map(({ id }) => id) ?? [];
  const show = (value: string) => setShelf(shelves.find((one) => one === value) ?? 'all');
  // If nothing can be shown, that is said once, in place of both sections.
  if (isMissing(inventory) || (isMissing(trending) && (!online || isMissing(everything)))) {
    const again = () => {
      for (const query of [inventory, trending, everything]) if (query.isError) void query.refetch();
    };
    return <FailedNotice onRetry={again}>{t('store.failed')}</FailedNotice>;
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <section aria-labelledby="trending-title" className="grid gap-3">
        <h2 id="trending-title" className="text-lg font-semibold">
          {t('store.trending')}
        </h2>
        <Items
          list={trending}
          inventory={inventory}
          points={points}
          avatar={avatar}
          most={shownTrending}
          skeletons={shownTrending}
          grid={rowOfFour}
        />
      </section>
      <section aria-labelledby="shelves-title">
        <h2 id="shelves-title" className="mb-1 text-lg font-semibold">
          {t('store.title')}
        </h2>
        <Tabs value={shelf} onValueChange={show}>
          <TabList aria-label={t('store.shelves')}>
            {shelves.map((value) => (
              <Tab key={value} value={value} className={narrowTab}>
                {value === 'all' ? t('store.all') : t(`category.${value}`)}
              </Tab>
            ))}
          </TabList>
          {shelves.map((value) => (
            <TabPanel key={value} value={value}>
              <Shelf
                category={value === 'all' ? undefined : value}
                inventory={inventory}
                points={points}
                avatar={avatar}
                // "All" is below the trending items, and doesn't repeat them.
                without={value === 'all' ? shownAbove : undefined}
                // Drawn before they are known, it would lose them again, and all of it would move.
                waits={value === 'all' && trending.isPending}
              />
            </TabPanel>
          ))}
        </Tabs>
      </section>
    </div>
  );
}

const isMissing = (query: UseQueryResult) => query.isError && query.data === undefined;

interface ShelfProps {
  readonly avatar: Avatar | undefined;
  readonly without: readonly number[] | undefined;
  readonly waits: boolean;
  readonly category: RewardCategory | undefined;
  readonly inventory: UseQueryResult<InventoryEntry[]>;
  readonly points: number | undefined;
}

function Shelf({ category, ...rest }: ShelfProps) {
  return <Items list={useRewards(category)} skeletons={6} {...rest} />;
}

interface ItemsProps {
  readonly avatar: Avatar | undefined;
  /** Items that are shown elsewhere. */
  readonly without?: readonly number[] | undefined;
  /** It can't be said yet which those are. */
  readonly waits?: boolean;
  readonly list: UseQueryResult<RewardItem[]>;
  readonly inventory: UseQueryResult<InventoryEntry[]>;
  readonly points: number | undefined;
  readonly most?: number;
  readonly skeletons: number;
  readonly grid?: string;
}

/** The inventory decides what can be bought: until it is known, neither is shown. */
function Items(props: ItemsProps) {
  const {
    list,
    inventory,
    points,
    avatar,
    without = [],
    waits = false,
    most,
    skeletons,
    grid = cardGrid,
  } = props;
  const { t } = useTranslation('rewards/store');
  if (isMissing(list))
    return <FailedNotice onRetry={() => void list.refetch()}>{t('store.failed')}</FailedNotice>;
  if (!list.data || !inventory.data || points === undefined || waits)
    return <CardSkeletons count={skeletons} label={t('store.loading')} grid={grid} />;
  const { data: owned } = inventory;
  const shown = list.data.filter(({ id }) => !without.includes(id)).slice(0, most);
  if (shown.length === 0) return <EmptyState title={t('store.empty')} />;
  return <Cards items={shown} owned={owned} points={points} avatar={avatar} grid={grid} />;
}

interface CardsProps {
  readonly items: readonly RewardItem[];
  readonly owned: readonly InventoryEntry[];
  readonly points: number;
  readonly avatar: Avatar | undefined;
  readonly grid: string;
}

function Cards({ items, owned, points, avatar, grid }: CardsProps) {
  const { t } = useTranslation('rewards/store');
  // In the order of the visit's start, so that a purchase doesn't move the card that was just pressed.
  const [atFirst] = useState({ owned, points });
  const offerAtFirst = (item: RewardItem) => offerOf(item, atFirst.owned, atFirst.points);
  const sorted = items.toSorted((one, other) => compareOffers(offerAtFirst(one), offerAtFirst(other)));
  const [isWhole, setWhole] = useState(false);
  // The most affordable come first, so a few of many are enough for a visit. One or two more don't justify a button.
  const shown = isWhole || sorted.length <= atOnce + 2 ? sorted : sorted.slice(0, atOnce);
  return (
    <div className="grid gap-4">
      <ul className={grid}>
        {shown.map((item) => (
          <StoreCard
            key={item.id}
            item={item}
            offer={offerOf(item, owned, points)}
            avatar={avatar}
            points={points}
          />
        ))}
      </ul>
      {shown.length < sorted.length && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setWhole(true)}>
          {t('store.showAll', { count: sorted.length })}
        </Button>
      )}
    </div>
  );
}

/** How many items are shown before a press on "Show all". */
const atOnce = 12;
