import type { ReactNode } from 'react';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../button/button.tsx';

export interface BackLinkProps {
  readonly href: string;
  /** What the browser's history keeps with the address. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** The way back, above a screen's title. */
export function BackLink({ children, ...to }: BackLinkProps) {
  return (
    <ButtonLink {...to} variant="ghost" size="sm" className="-ms-3 w-fit text-start print:hidden">
      <ArrowLeft size={18} className="rtl:-scale-x-100" aria-hidden="true" />
      {children}
    </ButtonLink>
  );
}
