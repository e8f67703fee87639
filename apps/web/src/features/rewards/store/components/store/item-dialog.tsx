import type { Avatar } from '@rounds/contract/rewards/store.avatar';
import type { RewardItem } from '@rounds/contract/rewards/store';
import { isWearable } from '@rounds/contract/rewards/store.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Button, ButtonLink } from '../../../../../ui/button/button.tsx';
import { Dialog } from '../../../../../ui/dialog/dialog.tsx';
import { pickChoice, tryOn } from '../../avatar-choice.rules.ts';
import type { Offer } from '../../store.rules.ts';
import { useItemText } from '../../use-item-text.ts';
import { AvatarDisplay } from '../avatar/avatar-display.tsx';
import { ItemIcon } from '../item-icon.tsx';

export interface ItemDialogProps {
  readonly item: RewardItem;
  readonly offer: Offer;
  /** Undefined while unknown: then the item is shown on its own. */
  readonly avatar: Avatar | undefined;
  readonly points: number;
  readonly onClose: () => void;
  readonly pending: boolean;
  readonly onBuy: () => void;
  readonly onEquip: (equipped: boolean) => void;
}

/**
 * The item on the learner's own avatar, and its price. Asks for confirmation, or says what is missing. A purchased item
 * can be put on right here.
 */
export function ItemDialog(props: ItemDialogProps) {
  const { item, offer, avatar, points, pending, onClose, onBuy, onEquip } = props;
  const { t } = useTranslation('rewards/store');
  const { nameOf, textOf } = useItemText();
  const canBuy = offer.kind === 'buy';
  // One button whose action follows the state, so that the focus stays on it from buying to wearing.
  const actions = {
    buy: { label: t('store.buy'), press: onBuy },
    equip: { label: t('inventory.equip'), press: () => onEquip(true) },
    unequip: { label: t('inventory.unequip'), press: () => onEquip(false) },
    held: { label: t('store.owned'), press: undefined },
    soldOut: { label: t('store.soldOut'), press: undefined },
    tooDear: undefined,
  };
  const action = actions[offer.kind];
  const facts = [
    [t('store.price'), t('points', { count: item.pointsCost })],
    ...(canBuy ? [[t('store.leftAfter'), t('points', { count: points - item.pointsCost })] as const] : []),
  ] as const;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={canBuy ? t('store.confirmTitle', { name: nameOf(item) }) : nameOf(item)}
      description={textOf(item)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t(canBuy ? 'store.cancel' : 'store.close')}
          </Button>
          {action && (
            <Button pending={pending} aria-disabled={!action.press} onClick={action.press}>
              {action.label}
            </Button>
          )}
          {offer.kind === 'tooDear' && (
            <ButtonLink href="/learning-pathways">{t('store.findScenario')}</ButtonLink>
          )}
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
      {offer.kind === 'tooDear' && (
        <p>
          <span className="font-semibold">{t('store.missing', { count: offer.missing })}</span>
          {' · '}
          <span className="text-muted">{t('store.earn')}</span>
        </p>
      )}
    </Dialog>
  );
}
