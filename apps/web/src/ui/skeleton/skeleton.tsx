import { cx } from '../cx.ts';

/** A gray shape of the size of what will replace it. Decoration: the region around it says that it loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span aria-hidden="true" className={cx('block animate-pulse rounded-control bg-hover', className)} />
  );
}
