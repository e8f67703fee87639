import type { ReactNode } from 'react';

export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd
      dir="ltr"
      className="inline-flex min-h-6 min-w-6 items-center justify-center rounded-xs border border-b-2 bg-sunken px-1.5 font-sans text-xs font-semibold text-muted"
    >
      {children}
    </kbd>
  );
}
