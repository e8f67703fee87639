import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

/** Of the size of the badge that comes. */
export function BadgeSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} className="page py-8 sm:py-14">
      <div className="mx-auto grid max-w-xl grid-cols-1 justify-items-center gap-4 rounded-card border bg-raised p-6 sm:p-10">
        <Skeleton className="size-40 rounded-full" />
        <Skeleton className="h-6 w-36" />
        <Skeleton className="h-9 w-64 max-w-full" />
        <Skeleton className="h-6 w-80 max-w-full" />
        <Skeleton className="h-36 w-full" />
        <Skeleton className="h-11 w-56" />
      </div>
    </div>
  );
}
