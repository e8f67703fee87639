import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section {...props} className={cx('rounded-card border bg-raised', className)} />;
}

export function CardHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cx(
        'flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pt-4 sm:px-5 sm:pt-5',
        className,
      )}
    />
  );
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** The heading's level in the page's outline. */
  readonly level?: 2 | 3 | 4;
}

export function CardTitle({ level = 2, className, ...props }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return <Heading {...props} className={cx('text-lg font-semibold', className)} />;
}

export function CardBody({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx('p-4 sm:p-5', className)} />;
}

export function CardFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      {...props}
      className={cx('flex flex-wrap items-center gap-3 border-t px-4 py-3 sm:px-5', className)}
    />
  );
}

/** For the footer of a card that may be longer than the screen: its buttons stay under the thumb, above the bottom bar. */
export const stickyFooter =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 rounded-b-card bg-raised lg:bottom-0 in-[body:has([data-immersive])]:bottom-0';
