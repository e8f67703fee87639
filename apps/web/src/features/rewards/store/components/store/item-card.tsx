import type { ReactNode } from 'react';
import type { RewardCategory } from '@rounds/contract/rewards/store.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { Badge } from '../../../../../ui/badge/badge.tsx';
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
}

/** One item, in the store and in the inventory. */
export function ItemCard({ item, highlighted = false, facts, action }: ItemCardProps) {
  const { t } = useTranslation('rewards/store');
  const { nameOf, textOf } = useItemText();
  return (
    <li
      className={cx(
        'grid content-between gap-3 rounded-card border p-4',
        highlighted ? 'border-accent bg-accent-soft/60' : 'bg-raised',
      )}
    >
      <div className="flex gap-3">
        <ItemIcon itemType={item.itemType} color={item.color} style={item.style} className="size-16" />
        <div className="grid min-w-0 content-start gap-1">
          <h3 className="leading-snug font-semibold">{nameOf(item)}</h3>
          <p className="text-sm text-muted">{textOf(item)}</p>
          <p className="mt-0.5 flex flex-wrap gap-1.5">
            <Badge>{t(`category.${item.category}`)}</Badge>
            {highlighted && <Badge tone="accent">{t('inventory.equipped')}</Badge>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="figures text-sm">{facts}</div>
        {action}
      </div>
    </li>
  );
}
