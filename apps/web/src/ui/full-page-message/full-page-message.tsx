import type { ReactNode } from 'react';

export interface FullPageMessageProps {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly drawing?: ReactNode;
}

/** A whole screen that says one thing: not found, failed, done. Holds the page's h1. */
export function FullPageMessage({ title, children, action, drawing }: FullPageMessageProps) {
  return (
    <div className="page grid min-h-[70dvh] place-content-center justify-items-center gap-3 py-12 text-center">
      {drawing}
      <h1 className="mt-3 text-2xl">{title}</h1>
      {children && <p className="measure text-muted">{children}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
