import { avatarSide, composeAvatar, headCrop, type WornGear } from '@rounds/artwork/avatar';
import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { cx } from '../../../../../ui/cx.ts';

export interface AvatarPictureProps {
  readonly choice: AvatarChoice;
  readonly equipped?: readonly WornGear[];
  /** In pixels; fills the width if absent. Small ones show only the head, in a circle. */
  readonly size?: number;
  /** The description; without it, the picture is decoration beside a name. */
  readonly label?: string;
  /** Only the head, whatever the size. */
  readonly headOnly?: boolean;
  readonly className?: string;
}

/** Up to this size, only the head is shown, in pixels. */
const small = 56;

/** A portrait on its own background, the same in light and dark. */
export function AvatarPicture({
  choice,
  equipped = [],
  size,
  label,
  headOnly,
  className,
}: AvatarPictureProps) {
  const isHead = headOnly ?? (size !== undefined && size <= small);
  const layers = composeAvatar(choice, equipped);
  return (
    <svg
      viewBox={isHead ? headCrop : `0 0 ${avatarSide} ${avatarSide}`}
      width={size}
      height={size}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx(
        'flex-none',
        size === undefined && 'h-auto w-full',
        isHead ? 'rounded-full' : 'rounded-card',
        className,
      )}
    >
      {layers.map(({ part, shapes }) => (
        <g key={part}>
          {shapes.map(({ d, fill, line, width }, index) => (
            <path key={index} d={d} fill={fill} stroke={line} strokeWidth={width} />
          ))}
        </g>
      ))}
    </svg>
  );
}
