import { cx } from '../cx.ts';

/** The mark: a round nearly made, its next step, and the plus of care inside. `public/favicon.svg` is the same. */
export function Logo({ className }: { readonly className?: string }) {
  return (
    <svg
      viewBox="0 0 32 32"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className={cx('size-8', className)}
    >
      <path d="M16 4a12 12 0 1 0 12 12" className="stroke-accent" strokeWidth="4" />
      <path d="M16 11v10M11 16h10" className="stroke-accent" strokeWidth="3.6" />
      <circle cx="25" cy="7" r="3.6" className="fill-celebrate" />
    </svg>
  );
}
