import type { ReactNode } from 'react';

export interface AwardProps {
  readonly icon: ReactNode;
  readonly text: string;
}

/** What an attempt earned, as an item of a list. */
export function Award({ icon, text }: AwardProps) {
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-3 py-1 font-bold whitespace-nowrap text-accent-text">
      <span aria-hidden="true">{icon}</span>
      {text}
    </li>
  );
}

/** What came with it, in the quiet line below or beside. */
export function Extra({ icon, text }: AwardProps) {
  return (
    <span className="inline-flex items-center gap-1">
      <span aria-hidden="true">{icon}</span>
      {text}
    </span>
  );
}
