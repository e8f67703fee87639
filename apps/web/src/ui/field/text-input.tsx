import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { controlClass } from './control-style.ts';
import { useField } from './field.tsx';

export function TextInput({ className, ...props }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...props} className={cx(controlClass, className)} />;
}
