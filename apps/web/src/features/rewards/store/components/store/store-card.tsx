import { useState } from 'react';
import { Coins } from 'lucide-react';
import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import type { RewardItem } from '@rounds/contract/rewards/store';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import type { Offer } from '../../store.rules.ts';
import { useItemActions } from '../../use-item-actions.ts';
import { useItemText } from '../../use-item-text.ts';
import { ItemCard } from './item-card.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';

export interface StoreCardProps {
  readonly item: RewardItem;
  readonly offer: Offer;
  /** For trying it on. */
  readonly avatar: Avatar | undefined;
  readonly points: number;
}

/** An item with its price and the one thing that can be done with it. */
export function StoreCard({ item, offer, avatar, points }: StoreCardProps) {
  const { t } = useTranslation('rewards/store');
  return (
    <ItemCard
      item={item}
      highlighted={offer.kind === 'unequip'}
      action={<OfferButton item={item} offer={offer} avatar={avatar} points={points} />}
      facts={
        <>
          <p className="flex items-center gap-1.5 text-base font-semibold">
            <Coins size={16} aria-hidden="true" className="text-accent-text" />
            {t('points', { count: item.pointsCost })}
          </p>
          {item.stockQuantity !== null && item.stockQuantity > 0 && (
            <p className="text-muted">{t('store.left', { count: item.stockQuantity })}</p>
          )}
          {offer.kind === 'tooDear' && (
            <p className="text-muted">{t('store.missing', { count: offer.missing })}</p>
          )}
        </>
      }
    />
  );
}

/** One button whose meaning follows the state, so that the focus stays on it from buying to wearing. */
function OfferButton({ item, offer, avatar, points }: StoreCardProps) {
  const { t } = useTranslation('rewards/store');
  const { nameOf } = useItemText();
  const actions = useItemActions();
  const [asking, setAsking] = useState(false);
  const name = nameOf(item);
  const labels = {
    buy: t('store.buy'),
    tooDear: t('store.buy'),
    soldOut: t('store.soldOut'),
    held: t('store.owned'),
    equip: t('inventory.equip'),
    unequip: t('inventory.unequip'),
  };
  const press = () => {
    if (offer.kind === 'buy') setAsking(true);
    if (offer.kind === 'equip' || offer.kind === 'unequip') actions.setEquipped(item, offer.kind === 'equip');
  };
  // A button that its own press has disabled stays focusable; only one that was never enabled leaves the tab order.
  const isOver = offer.kind === 'held' || offer.kind === 'soldOut';
  return (
    <>
      <Button
        size="sm"
        variant={offer.kind === 'buy' ? 'primary' : 'secondary'}
        pending={actions.isPending}
        disabled={offer.kind === 'tooDear'}
        aria-disabled={isOver}
        aria-label={t('store.named', { action: labels[offer.kind], name })}
        onClick={press}
      >
        {labels[offer.kind]}
      </Button>
      {asking && (
        <PurchaseDialog
          item={item}
          avatar={avatar}
          points={points}
          onCancel={() => setAsking(false)}
          onBuy={() => {
            setAsking(false);
            actions.buy(item);
          }}
        />
      )}
    </>
  );
}
