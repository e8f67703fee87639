import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** The accessible name, and what the tooltip shows: the button itself shows only its icon. */
  readonly label: string;
}

export function IconButton({ label, className, ...props }: IconButtonProps) {
  return (
    <Tooltip text={label} isName>
      <button
        type="button"
        {...props}
        aria-label={label}
        className={cx(
          'inline-flex size-11 flex-none items-center justify-center rounded-control text-muted transition-colors',
          'enabled:hover:bg-hover enabled:hover:text-text disabled:opacity-55 aria-disabled:opacity-55 pointer-fine:size-10',
          className,
        )}
      />
    </Tooltip>
  );
}
