import type { InventoryEntry } from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';
import { useFormat } from '../../../../../format/format.ts';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { EmptyState } from '../../../../../ui/empty-state/empty-state.tsx';
import { useInventory } from '../../api/list-inventory.ts';
import { useItemActions } from '../../use-item-actions.ts';
import { useItemText } from '../../use-item-text.ts';
import { FailedNotice } from '../../../../../ui/notice/failed-notice.tsx';
import { CardSkeletons, cardGrid } from './card-skeletons.tsx';
import { ItemCard } from './item-card.tsx';

export interface InventoryProps {
  readonly userId: number;
  readonly onStore: () => void;
}

/** What the learner owns, and what they have used up. */
export function Inventory({ userId, onStore }: InventoryProps) {
  const { t } = useTranslation('rewards/store');
  const list = useInventory(userId);
  if (list.isError && !list.data) {
    return <FailedNotice onRetry={() => void list.refetch()}>{t('inventory.failed')}</FailedNotice>;
  }
  if (!list.data) return <CardSkeletons count={3} label={t('inventory.loading')} />;
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={t('inventory.empty')}
        action={<Button onClick={onStore}>{t('inventory.toStore')}</Button>}
      >
        {t('inventory.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <ul className={cardGrid}>
      {list.data.map((entry) => (
        <OwnedCard key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function OwnedCard({ entry }: { readonly entry: InventoryEntry }) {
  const { t } = useTranslation('rewards/store');
  const format = useFormat();
  const { quantity, isEquipped, usedFor, item } = entry;
  return (
    <ItemCard
      item={item}
      level={2}
      highlighted={isEquipped}
      action={quantity > 0 && isWearable(item.itemType) && <WearButton entry={entry} />}
      facts={
        <>
          <p>{t('inventory.quantity', { quantity })}</p>
          {usedFor && <p className="text-muted">{t('inventory.usedFor', { day: format.day(usedFor) })}</p>}
        </>
      }
    />
  );
}

function WearButton({ entry }: { readonly entry: InventoryEntry }) {
  const { t } = useTranslation('rewards/store');
  const { t: common } = useTranslation('app/common');
  const { nameOf } = useItemText();
  const actions = useItemActions();
  const { isEquipped, itemId, item } = entry;
  const action = isEquipped ? t('inventory.unequip') : t('inventory.equip');
  return (
    <Button
      size="sm"
      variant="secondary"
      pending={actions.isPending}
      aria-label={common('named', { action, name: nameOf(item) })}
      onClick={() => actions.setEquipped({ ...item, id: itemId }, !isEquipped)}
    >
      {action}
    </Button>
  );
}
