import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './control-style.ts';
import { useField } from './field.tsx';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={4}
      {...useField()}
      {...props}
      className={cx(controlClass, 'min-h-28 field-sizing-content contain-inline-size', className)}
    />
  );
}
