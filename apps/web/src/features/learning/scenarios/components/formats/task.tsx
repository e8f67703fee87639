import type { ReactNode } from 'react';

/** What is to be done, in a line above where it is done. */
export function Task({ children }: { readonly children: ReactNode }) {
  return <p className="text-sm font-semibold text-muted">{children}</p>;
}
