import type { ComponentProps, ReactNode } from 'react';
import { DropdownMenu as Primitive } from 'radix-ui';
import { cx } from '../cx.ts';

export interface DropdownMenuProps extends ComponentProps<typeof Primitive.Root> {
  /** One element that can take a ref and button props. */
  readonly trigger: ReactNode;
  readonly align?: 'start' | 'center' | 'end';
}

export function DropdownMenu({ trigger, align = 'end', children, ...props }: DropdownMenuProps) {
  return (
    // Modal menus lock the page's scrolling with injected styles, which the content security policy refuses.
    <Primitive.Root modal={false} {...props}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-float-in rounded-card border bg-raised p-1.5 shadow-float"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

const itemClass =
  'flex min-h-10 pointer-coarse:min-h-11 items-center gap-3 rounded-control px-2.5 py-1.5 select-none ' +
  'focus-visible:-outline-offset-2 cursor-pointer data-highlighted:bg-hover data-disabled:opacity-55';

export function MenuItem({ className, ...props }: ComponentProps<typeof Primitive.Item>) {
  return <Primitive.Item {...props} className={cx(itemClass, className)} />;
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof Primitive.Label>) {
  return (
    <Primitive.Label
      {...props}
      className={cx('px-2.5 pt-2 pb-1 text-xs font-semibold text-muted', className)}
    />
  );
}

export function MenuSeparator() {
  return <Primitive.Separator className="-mx-1.5 my-1.5 border-t" />;
}
