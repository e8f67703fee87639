import { Skeleton } from '../../../../../ui/skeleton/skeleton.tsx';

/** Two side by side on phones that are wide enough. */
export const cardGrid = 'grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-2 lg:grid-cols-3';
/**
 * Four side by side, if there is room: as tall as a card with a two-line name, so that nothing moves when they arrive.
 */
export const rowOfFour = 'grid gap-3 min-[22rem]:grid-cols-2 sm:grid-cols-2 xl:grid-cols-4 xl:*:min-h-57';

export interface CardSkeletonsProps {
  readonly count: number;
  readonly label: string;
  readonly grid?: string;
}

/** Placeholders with the size of the real cards. */
export function CardSkeletons({ count, label, grid = cardGrid }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid min-h-44 content-between gap-3 rounded-card border bg-raised p-4">
          <div className="flex gap-3 min-[22rem]:max-sm:flex-col">
            <Skeleton className="size-16 flex-none" />
            <div className="grid grow content-start gap-2">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4" />
              <Skeleton className="h-5 w-20" />
            </div>
          </div>
          <div className="flex items-center justify-between">
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-9 w-16" />
          </div>
        </div>
      ))}
    </div>
  );
}
