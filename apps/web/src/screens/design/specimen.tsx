import type { ReactNode } from 'react';

/** One primitive of the design page with its states side by side. */
export function Specimen({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-4 border-t pt-6">
      <h2 className="text-lg">{name}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}
