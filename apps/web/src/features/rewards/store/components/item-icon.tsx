import { itemColors } from '@rounds/artwork/avatar.colors';
import { drawingSide, type Tone } from '@rounds/artwork/drawing';
import { itemDrawing } from '@rounds/artwork/items';
import { cx } from '../../../../ui/cx.ts';

export interface ItemIconProps {
  readonly itemType: string;
  readonly color: string;
  readonly style?: string;
  /** Sets the size. */
  readonly className: string;
}

const colorTable: Readonly<Record<string, { readonly gear: string; readonly gearLight: string }>> =
  itemColors;

/** The drawing of an item's type in the item's color, on its own background in both themes. Decoration. */
export function ItemIcon({ itemType, color, style, className }: ItemIconProps) {
  const { gear, gearLight } = colorTable[color] ?? itemColors.teal;
  const colors: Readonly<Record<Tone, string>> = {
    ink: '#223843',
    body: gear,
    light: gearLight,
    accent: gear,
    warm: gear,
  };
  return (
    <svg
      viewBox={`-8 -8 ${drawingSide + 16} ${drawingSide + 16}`}
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('flex-none rounded-control', className)}
    >
      <path d="M-8 -8H56V56H-8Z" fill="#e3efed" />
      {itemDrawing(itemType, style).map(({ d, fill, line }, index) => (
        <path key={index} d={d} fill={fill ? colors[fill] : 'none'} stroke={line ? colors[line] : 'none'} />
      ))}
    </svg>
  );
}
