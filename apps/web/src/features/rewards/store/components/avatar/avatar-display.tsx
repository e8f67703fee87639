import type { AvatarChoice, WornItem } from '@rounds/contract/rewards/store.avatar';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { cx } from '../../../../../ui/cx.ts';
import { useAvatarDescription } from '../../use-avatar-description.ts';
import { useItemText } from '../../use-item-text.ts';
import { ItemIcon } from '../item-icon.tsx';
import { AvatarPicture } from './avatar-picture.tsx';

export interface AvatarDisplayProps {
  readonly choice: AvatarChoice;
  readonly equipped: readonly WornItem[];
}

/** The large picture, with a description for screen readers. */
export function AvatarDisplay({ choice, equipped }: AvatarDisplayProps) {
  const describe = useAvatarDescription();
  return <AvatarPicture choice={choice} equipped={equipped} label={describe(choice, equipped)} />;
}

export interface EquippedRowsProps {
  readonly equipped: readonly WornItem[];
  /** Up to four, as the server returns them. */
  readonly badges: readonly WornItem[];
  readonly className?: string;
}

/** The row of badges, and what else is worn: shoes aren't in a portrait. */
export function EquippedRows({ equipped, badges, className }: EquippedRowsProps) {
  const { t } = useTranslation('rewards/store');
  const worn = equipped.filter(({ itemType }) => itemType !== 'badge');
  if (worn.length + badges.length === 0) return null;
  return (
    <div className={cx('grid gap-2', className)}>
      <IconRow title={t('picture.badges')} items={badges} />
      <IconRow title={t('picture.worn')} items={worn} />
    </div>
  );
}

function IconRow({ title, items }: { readonly title: string; readonly items: readonly WornItem[] }) {
  const { nameOf } = useItemText();
  if (items.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm text-muted">{title}</span>
      <ul className="contents">
        {items.map((item) => (
          <li key={item.itemId} title={nameOf(item)}>
            <ItemIcon itemType={item.itemType} color={item.color} style={item.style} className="size-9" />
            <span className="sr-only">{nameOf(item)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
