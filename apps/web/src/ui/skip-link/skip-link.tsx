import type { ReactNode } from 'react';

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    <a
      href="#main"
      className="fixed start-3 top-3 z-50 -translate-y-24 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
    >
      {children}
    </a>
  );
}
