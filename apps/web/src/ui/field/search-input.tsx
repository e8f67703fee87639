import type { ComponentProps } from 'react';
import { Search } from 'lucide-react';
import { cx } from '../cx.ts';
import { TextInput } from './text-input.tsx';

/** A field to look for something in, with its lens. */
export function SearchInput({ className, ...props }: ComponentProps<'input'>) {
  return (
    <span className="relative block">
      <Search size={18} aria-hidden="true" className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
      <TextInput type="search" autoComplete="off" {...props} className={cx('ps-10', className)} />
    </span>
  );
}
