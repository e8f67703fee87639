import type { ReactNode } from 'react';
import type { IdentifierSummary } from '@rounds/clinical-text/identifiers';

export interface IdentifierWarningOptions extends IdentifierSummary {
  /** Whether the transcript is on the server already: written by an engine, or stored as it was. */
  readonly isStored: boolean;
  readonly pending: boolean;
  readonly onMask: () => void;
  /** Stores it as it is; the warning then takes the focus. */
  readonly onKeep?: () => void;
}

/** Renders the warning about possible patient identifiers, which notes have too. */
export type IdentifierWarningSlot = (options: IdentifierWarningOptions) => ReactNode;
