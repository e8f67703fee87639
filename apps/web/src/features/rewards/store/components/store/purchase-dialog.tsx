import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import type { RewardItem } from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button } from '../../../../../ui/button/button.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { pickChoice, tryOn } from '../../avatar-choice.rules.ts';
import { useItemText } from '../../use-item-text.ts';
import { AvatarDisplay } from '../avatar/avatar-display.tsx';
import { ItemIcon } from '../item-icon.tsx';

export interface PurchaseDialogProps {
  readonly item: RewardItem;
  /** Undefined while it isn't known: the item is shown by itself. */
  readonly avatar: Avatar | undefined;
  readonly points: number;
  readonly onCancel: () => void;
  readonly onBuy: () => void;
}

/** The item on the learner's own avatar, its price, and what is left afterwards. */
export function PurchaseDialog({ item, avatar, points, onCancel, onBuy }: PurchaseDialogProps) {
  const { t } = useTranslation('rewards/store');
  const { nameOf, textOf } = useItemText();
  const facts = [
    [t('store.price'), t('points', { count: item.pointsCost })],
    [t('store.leftAfter'), t('points', { count: points - item.pointsCost })],
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onCancel}
      title={t('store.confirmTitle', { name: nameOf(item) })}
      description={textOf(item)}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {t('store.cancel')}
          </Button>
          <Button onClick={onBuy}>{t('store.buy')}</Button>
        </>
      }
    >
      <div className="mx-auto w-44 max-w-full">
        {avatar && isWearable(item.itemType) ? (
          <AvatarDisplay choice={pickChoice(avatar)} equipped={tryOn(avatar.equipped, item)} />
        ) : (
          <ItemIcon itemType={item.itemType} color={item.color} style={item.style} className="w-full" />
        )}
      </div>
      <dl className="grid gap-1">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-muted">{name}</dt>
            <dd className="figures font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
