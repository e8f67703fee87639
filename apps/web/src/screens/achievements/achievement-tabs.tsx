import { useState, type ReactNode } from 'react';
import {
  achievementTabs,
  achievementTotals,
  itemsOfTab,
  nearestItems,
  type AchievementItem,
  type AchievementTab,
} from '../../features/learning/achievements/achievement-list.rules.ts';
import { AchievementCard } from '../../features/learning/achievements/components/achievement-card.tsx';
import { Totals } from '../../features/learning/achievements/components/totals.tsx';
import { useMedia } from '../../browser/media.ts';
import { useTranslation } from '../../i18n/translation.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs/tabs.tsx';
import { cardGrid } from './card-grid.ts';

/* So that the three have room on a phone. */
const narrow = 'max-sm:px-2 max-sm:text-sm';

export interface AchievementTabsProps {
  readonly items: readonly AchievementItem[];
  /** What can be done with an unlocked one. */
  readonly actionsOf: (item: AchievementItem) => ReactNode;
}

/** The totals, and the cards by how far they are. */
export function AchievementTabs({ items, actionsOf }: AchievementTabsProps) {
  const { t } = useTranslation('learning/achievements');
  const [tab, setTab] = useState<AchievementTab>('all');
  const totals = achievementTotals(items);
  return (
    <>
      <Totals {...totals} />
      <Tabs
        value={tab}
        onValueChange={(value) => setTab(achievementTabs.find((known) => known === value) ?? 'all')}
      >
        <TabList aria-label={t('tabs.label')}>
          <Tab value="all" className={narrow}>
            {t('tabs.all')}
          </Tab>
          <Tab value="unlocked" className={narrow}>
            {t('tabs.unlocked', { number: totals.unlocked })}
          </Tab>
          <Tab value="inProgress" className={narrow}>
            {t('tabs.inProgress')}
          </Tab>
        </TabList>
        {achievementTabs.map((name) => (
          <TabPanel key={name} value={name}>
            <Cards items={itemsOfTab(items, name)} isNew={totals.unlocked === 0} actionsOf={actionsOf} />
          </TabPanel>
        ))}
      </Tabs>
    </>
  );
}

interface CardsProps extends AchievementTabsProps {
  /** Nothing is unlocked yet. */
  readonly isNew: boolean;
}

/** On a phone: what is unlocked and what is nearest; the rest on a press. */
function Cards({ items, isNew, actionsOf }: CardsProps) {
  const { t } = useTranslation('learning/achievements');
  const isPhone = useMedia('(width < 40rem)');
  const [isWhole, setWhole] = useState(false);
  if (items.length === 0) {
    return (
      <Card>
        <EmptyState
          title={t(isNew ? 'empty.title' : 'empty.allTitle')}
          action={<ButtonLink href="/learning-pathways">{t('empty.action')}</ButtonLink>}
        >
          {t(isNew ? 'empty.text' : 'empty.allText')}
        </EmptyState>
      </Card>
    );
  }
  const first = isPhone ? nearestItems(items, atOnce) : items;
  const shown = isWhole ? items : first;
  return (
    <div className="grid gap-4">
      <ul className={cardGrid}>
        {shown.map((item) => (
          <li key={item.achievement.id}>
            <AchievementCard item={item} actions={item.unlockedAt !== null && actionsOf(item)} />
          </li>
        ))}
      </ul>
      {first.length < items.length && (
        <Button variant="secondary" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('list.fewer') : t('list.all', { count: items.length })}
        </Button>
      )}
    </div>
  );
}

/** Locked ones that a phone shows before a press. */
const atOnce = 6;
