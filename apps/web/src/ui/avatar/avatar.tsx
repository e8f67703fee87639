import { cx } from '../cx.ts';

export interface AvatarProps {
  readonly name: string;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly className?: string;
}

/** How large each size is. */
export const avatarPixels = { sm: 32, md: 40, lg: 56 } as const;

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' } as const;

/** Up to two initials: of the name's parts, else its first two letters. */
function initialsOf(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean);
  const letters =
    parts.length > 1 ? parts.slice(0, 2).map((part) => [...part][0]) : [...(parts[0] ?? '?')].slice(0, 2);
  return letters.join('').toUpperCase();
}

/** Decoration beside a name that is written out. */
export function Avatar({ name, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'inline-flex flex-none items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text',
        sizes[size],
        className,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
