import type { ComponentProps } from 'react';
import { ChevronDown } from 'lucide-react';
import { cx } from '../cx.ts';
import { controlClass } from './control-style.ts';
import { useField } from './field.tsx';

/** The platform's own select: at home on a phone, reachable by keyboard, nothing to load. */
export function Select({ className, ...props }: ComponentProps<'select'>) {
  return (
    <span className={cx('relative block', className)}>
      <select {...useField()} {...props} className={cx(controlClass, 'truncate appearance-none pe-9')} />
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute end-3 top-1/2 -translate-y-1/2 text-muted"
      />
    </span>
  );
}
