import type { ReactNode } from 'react';
import { BackLink } from '../link/back-link.tsx';

export interface DocumentHeadProps {
  readonly back: string;
  readonly title: string;
  readonly lead: string;
  readonly date: string;
  readonly notice?: ReactNode;
}

export function DocumentHead({ back, title, lead, date, notice }: DocumentHeadProps) {
  return (
    <header className="measure grid gap-3">
      <BackLink href="/">{back}</BackLink>
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-lg text-muted">{lead}</p>
      <p className="text-sm text-muted">{date}</p>
      {notice}
    </header>
  );
}
