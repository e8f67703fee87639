import type { ReactNode } from 'react';
import type { IdentifierKind } from '@rounds/clinical-text/identifiers';

export interface IdentifierWarningOptions {
  readonly kinds: readonly IdentifierKind[];
  /** The transcript is on the server already: it was written by an engine, or kept as it was. */
  readonly isStored: boolean;
  readonly pending: boolean;
  readonly onMask: () => void;
  /** Stores it as it is; the warning then takes the focus. */
  readonly onKeep?: () => void;
}

/** Draws the warning about what may identify a patient, which notes have too. */
export type IdentifierWarningSlot = (options: IdentifierWarningOptions) => ReactNode;
