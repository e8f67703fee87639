import { useState } from 'react';

/** An action's dialog stays mounted while it is closed, so that what was typed is there when it is opened again. */
export interface ActionProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Which of a section's dialogs is open, if any. */
export function useDialog<Name extends string>() {
  const [shown, setShown] = useState<Name | null>(null);
  return {
    show: (name: Name) => () => setShown(name),
    props: (name: Name): ActionProps => ({ open: shown === name, onClose: () => setShown(null) }),
  };
}
