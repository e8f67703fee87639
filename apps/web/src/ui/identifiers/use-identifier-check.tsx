import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isOnline } from '../../browser/online.ts';
import { loadNamespaces } from '../../i18n/translation.ts';
import type { SharedTextWarningProps } from './shared-text-warning.tsx';

/** The rules are too heavy for the screens that have such a form: they load when somebody shares a text. */
const rules = () => import('./shared-text-warning.tsx');
const SharedTextWarning = lazy(async () => ({ default: (await rules()).SharedTextWarning }));

/** Without the rules nothing is found: nobody is kept from writing because of a file that doesn't load. */
async function mayIdentify(texts: readonly string[]): Promise<boolean> {
  if (!isOnline()) return false;
  try {
    const [{ summaryOf }] = await Promise.all([rules(), loadNamespaces(['app/identifiers'])]);
    return summaryOf(texts).kinds.length > 0;
  } catch {
    return false;
  }
}

export interface IdentifierCheckOptions extends Omit<SharedTextWarningProps, 'onKeep'> {
  readonly send: () => void;
}

export interface IdentifierCheck {
  readonly isChecking: boolean;
  /** Sends what is in the form, unless it may identify a patient: then the warning appears. */
  readonly check: () => Promise<void>;
  /** For its place below the field. */
  readonly warning: ReactNode;
  /** The button that sends: beside the warning's, to mask it, it isn't what comes next. */
  readonly sendVariant: 'primary' | 'secondary';
}

/** Looks for patients in a form's texts before others read them. */
export function useIdentifierCheck({ send, onMask, ...options }: IdentifierCheckOptions): IdentifierCheck {
  const now = options.texts.join('\n');
  /** The text that is warned of; each warning takes the focus. */
  const [warned, setWarned] = useState<{ readonly text: string } | null>(null);
  const [isChecking, setChecking] = useState(false);
  const isBusy = useRef(false);
  // Edited since: the next attempt to send it tells.
  if (warned !== null && warned.text !== now) setWarned(null);
  const check = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setChecking(true);
    setWarned(null);
    const isFound = await mayIdentify(options.texts);
    isBusy.current = false;
    setChecking(false);
    if (isFound) setWarned({ text: now });
    else send();
  };
  return {
    isChecking,
    check,
    sendVariant: warned ? 'secondary' : 'primary',
    warning: warned && (
      <Suspense>
        <SharedTextWarning
          {...options}
          onMask={(texts) => flushSync(() => onMask(texts))}
          onKeep={() => {
            setWarned(null);
            send();
          }}
        />
      </Suspense>
    ),
  };
}
