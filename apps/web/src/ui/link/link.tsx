import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';
import { cx } from '../cx.ts';

const look =
  'font-medium text-accent-text underline decoration-1 underline-offset-3 hover:decoration-2 rounded-xs';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'className' | 'href'> {
  /** A path in this app, or an https URL, which opens in a new tab. */
  readonly href: string;
  readonly className?: string;
}

export function Link({ href, className, ...props }: LinkProps) {
  if (/^(https?:|mailto:|#)/.test(href)) {
    const away = href.startsWith('http') ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return <a {...props} {...away} href={href} className={cx(look, className)} />;
  }
  // The router takes every plain click for itself: a link into a new tab stays out of its hands.
  if (props.target) return <a {...props} href={href} className={cx(look, className)} />;
  return <RouterLink {...props} href={href} className={cx(look, className)} />;
}
