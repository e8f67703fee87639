import { useState } from 'react';
import { Coins } from 'lucide-react';
import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import type { RewardItem } from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import type { Offer } from '../../store.rules.ts';
import { useItemActions } from '../../use-item-actions.ts';
import { useItemText } from '../../use-item-text.ts';
import { ItemCard } from './item-card.tsx';
import { ItemDialog } from './item-dialog.tsx';

export interface StoreCardProps {
  readonly item: RewardItem;
  readonly offer: Offer;
  /** For trying it on. */
  readonly avatar: Avatar | undefined;
  readonly points: number;
}

/** An item with its price and its one possible action; its drawing opens it on the avatar. */
export function StoreCard({ item, offer, avatar, points }: StoreCardProps) {
  const { t } = useTranslation('rewards/store');
  const { t: common } = useTranslation('app/common');
  const { nameOf } = useItemText();
  const actions = useItemActions();
  const [open, setOpen] = useState(false);
  const name = nameOf(item);
  const look = t(isWearable(item.itemType) ? 'store.tryOn' : 'store.look');
  const press = () => {
    if (offer.kind === 'buy') setOpen(true);
    if (offer.kind === 'equip' || offer.kind === 'unequip') actions.setEquipped(item, offer.kind === 'equip');
  };
  return (
    <ItemCard
      item={item}
      highlighted={offer.kind === 'unequip'}
      showsCategory={false}
      onLook={{ text: look, label: common('named', { action: look, name }), open: () => setOpen(true) }}
      action={
        <>
          <OfferButton offer={offer} name={name} pending={actions.isPending} onPress={press} />
          {open && (
            <ItemDialog
              item={item}
              offer={offer}
              avatar={avatar}
              points={points}
              onClose={() => setOpen(false)}
              pending={actions.isPending}
              // Wearable items can be put on right there; with anything else, there is nothing left to do.
              onBuy={() => actions.buy(item, () => !isWearable(item.itemType) && setOpen(false))}
              onEquip={(equipped) => {
                setOpen(false);
                actions.setEquipped(item, equipped);
              }}
            />
          )}
        </>
      }
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

interface OfferButtonProps {
  readonly offer: Offer;
  readonly name: string;
  readonly pending: boolean;
  readonly onPress: () => void;
}

/** One button whose action follows the state, so that the focus stays on it from buying to wearing. */
function OfferButton({ offer, name, pending, onPress }: OfferButtonProps) {
  const { t } = useTranslation('rewards/store');
  const { t: common } = useTranslation('app/common');
  const labels = {
    buy: t('store.buy'),
    tooDear: t('store.buy'),
    soldOut: t('store.soldOut'),
    held: t('store.owned'),
    equip: t('inventory.equip'),
    unequip: t('inventory.unequip'),
  };
  // A button that its own press has disabled stays focusable; only one that was never enabled leaves the tab order.
  const isOver = offer.kind === 'held' || offer.kind === 'soldOut';
  return (
    <Button
      size="sm"
      variant={offer.kind === 'buy' ? 'primary' : 'secondary'}
      pending={pending}
      disabled={offer.kind === 'tooDear'}
      aria-disabled={isOver}
      aria-label={common('named', { action: labels[offer.kind], name })}
      onClick={onPress}
    >
      {labels[offer.kind]}
    </Button>
  );
}
