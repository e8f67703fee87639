import type { ReactNode } from 'react';

interface Fact {
  readonly term: string;
  readonly fact: ReactNode;
}

/** Who, when and what for, as a list of terms. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="grid w-full divide-y rounded-control border text-start">
      {facts.map(({ term, fact }) => (
        <div key={term} className="grid gap-x-4 px-4 py-2.5 sm:grid-cols-[9rem_1fr]">
          <dt className="text-sm text-muted sm:text-base">{term}</dt>
          <dd className="min-w-0 font-medium break-words">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
