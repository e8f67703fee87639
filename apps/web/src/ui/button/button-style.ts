import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'destructive' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonAppearance {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center select-none ' +
  'transition-colors disabled:opacity-55 aria-disabled:opacity-55';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-accent text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  secondary: 'border border-border-strong bg-raised text-text enabled:hover:bg-hover [a&]:hover:bg-hover',
  ghost: 'text-text enabled:hover:bg-hover [a&]:hover:bg-hover',
  destructive: 'bg-critical text-on-critical enabled:hover:bg-critical-hover [a&]:hover:bg-critical-hover',
  link: 'text-accent-text underline underline-offset-3 decoration-1 hover:decoration-2',
};

/* Heights on touch screens are at least 44 px; a mouse gets the compact ones. */
const sizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 py-1 text-sm',
  md: 'min-h-11 px-4 py-2 text-base',
  lg: 'min-h-12 px-6 py-2.5 text-lg',
};

const linkSizes: Readonly<Record<ButtonSize, string>> = {
  sm: 'min-h-6 pointer-coarse:min-h-11 text-sm',
  md: 'min-h-6 pointer-coarse:min-h-11 text-base',
  lg: 'min-h-6 pointer-coarse:min-h-11 text-lg',
};

/** The classes of a button, for what must be an anchor and look like one. */
export function buttonClass(
  { variant = 'primary', size = 'md' }: ButtonAppearance = {},
  className?: string,
): string {
  return cx(base, variants[variant], variant === 'link' ? linkSizes[size] : sizes[size], className);
}
