import type { ReactNode } from 'react';
import type { RewardCategory } from '@rounds/contract/rewards/store.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Badge } from '../../../../../ui/badge/badge.tsx';
import { Tooltip } from '../../../../../ui/tooltip/tooltip.tsx';
import { cx } from '../../../../../ui/cx.ts';
import { useItemText } from '../../use-item-text.ts';
import { ItemIcon } from '../item-icon.tsx';

export interface ItemCardProps {
  readonly item: {
    readonly slug: string;
    readonly name: string;
    readonly description: string;
    readonly itemType: string;
    readonly category: RewardCategory;
    readonly color: string;
    readonly style: string;
  };
  readonly highlighted?: boolean;
  /** Facts below the text. */
  readonly facts: ReactNode;
  readonly action: ReactNode;
  /** Opens the item; its drawing is the button. */
  readonly onLook?: { readonly text: string; readonly label: string; readonly open: () => void } | undefined;
  readonly showsCategory?: boolean;
  /** The level of its heading in the page's outline. */
  readonly level?: 2 | 3;
}

/** One item, in the store and in the inventory. */
export function ItemCard(props: ItemCardProps) {
  const { item, highlighted = false, facts, action, onLook, showsCategory = true, level = 3 } = props;
  const Heading = `h${level}` as const;
  const { t } = useTranslation('rewards/store');
  const { nameOf, textOf } = useItemText();
  const icon = (
    <ItemIcon itemType={item.itemType} color={item.color} style={item.style} className="size-16" />
  );
  return (
    <li
      className={cx(
        'grid content-between gap-2 rounded-card border p-3 sm:gap-3 sm:p-4',
        highlighted ? 'border-accent bg-accent-soft/60' : 'bg-raised',
      )}
    >
      <div className="relative flex gap-3 min-[22rem]:max-sm:flex-col">
        {onLook ? (
          <Tooltip text={onLook.label}>
            <button
              type="button"
              aria-label={onLook.label}
              onClick={onLook.open}
              // It covers the whole upper part of the card: items that can't be bought can still be viewed.
              className="flex-none self-start rounded-control after:absolute after:inset-0 hover:outline-2 hover:outline-accent"
            >
              {icon}
            </button>
          </Tooltip>
        ) : (
          icon
        )}
        <div className="grid min-w-0 content-start gap-1">
          <Heading className="leading-snug font-semibold">{nameOf(item)}</Heading>
          <p className="text-sm text-muted">{textOf(item)}</p>
          {onLook && (
            // The text for the button that covers all of this: its label is this text and the item's name.
            <p
              aria-hidden="true"
              className="text-sm font-medium text-accent-text underline underline-offset-3"
            >
              {onLook.text}
            </p>
          )}
          <p className="mt-0.5 flex flex-wrap gap-1.5 empty:hidden">
            {showsCategory && <Badge>{t(`category.${item.category}`)}</Badge>}
            {highlighted && <Badge tone="accent">{t('inventory.equipped')}</Badge>}
          </p>
        </div>
      </div>
      <div className="grid content-end gap-2 *:w-full">
        <div className="figures text-sm">{facts}</div>
        {action}
      </div>
    </li>
  );
}
