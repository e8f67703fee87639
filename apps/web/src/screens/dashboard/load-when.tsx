import { Suspense, type ReactNode } from 'react';

export interface LoadWhenProps {
  readonly when: boolean;
  /** The same size as the children. */
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/** Loads its children's code only when `when` is true. */
export function LoadWhen({ when, skeleton, children }: LoadWhenProps) {
  return when ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton;
}
