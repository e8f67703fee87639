/**
 * What every box that takes text has in common. 16 px text keeps phones from zooming in; what scrolls to one shows its
 * label above it too.
 */
export const controlClass =
  'w-full min-h-11 scroll-mt-8 rounded-control border border-border-strong bg-raised px-3 py-2 text-base text-text ' +
  'text-ellipsis placeholder:text-muted transition-colors aria-invalid:border-critical aria-invalid:inset-ring-1 aria-invalid:inset-ring-critical ' +
  'disabled:bg-sunken disabled:text-muted';
