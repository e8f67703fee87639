import { useRef, type ComponentProps, type MouseEvent } from 'react';
import { Link } from 'wouter';
import { Spinner } from '../spinner/spinner.tsx';
import { buttonClass, type ButtonAppearance } from './button-style.ts';

export interface ButtonProps extends ComponentProps<'button'>, ButtonAppearance {
  /** Work is in progress: shows a spinner and ignores further presses, but keeps the focus. */
  readonly pending?: boolean;
}

export function Button({
  variant,
  size,
  pending = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const wasJustPressed = useRef(false);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Also stops the implicit submission of a form, which arrives here as a click.
    if (pending || wasJustPressed.current) {
      event.preventDefault();
      return;
    }
    wasJustPressed.current = true;
    // The second half of a double press can come before the work that the first half began, perhaps by submitting
    // a form after this event, is shown as pending: that happens in a task of its own.
    setTimeout(() => setTimeout(() => (wasJustPressed.current = false)));
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      className={buttonClass({ variant, size }, className)}
      aria-disabled={pending || props['aria-disabled']}
      aria-busy={pending || undefined}
      onClick={press}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'className'>, ButtonAppearance {
  readonly href: string;
  /** What the browser's history keeps with the address. */
  readonly state?: unknown;
  readonly className?: string;
}

/** A link within the app that looks like a button. */
export function ButtonLink({ variant, size, className, ...props }: ButtonLinkProps) {
  return <Link {...props} className={buttonClass({ variant, size }, className)} />;
}
