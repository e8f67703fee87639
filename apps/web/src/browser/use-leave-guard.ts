import { useLayoutEffect, useRef, useState } from 'react';

/** Some browsers don't announce navigation within the site: there, only leaving the site is guarded. */
const navigationApi = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/**
 * Blocks leaving while unfinished work would be lost: a link, a tab, the browser's Back. For leaving the site, the
 * browser itself asks.
 */
export function useLeaveGuard(isAtWork: boolean) {
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  const isLeaving = useRef(false);
  // Removed before another screen replaces this one, so that nobody is asked when their session has ended.
  useLayoutEffect(() => {
    if (!isAtWork) return undefined;
    isLeaving.current = false;
    const ended = new AbortController();
    const { signal } = ended;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const hold = (event: NavigateEvent) => {
      const { destination, navigationType, hashChange, cancelable } = event;
      if (isLeaving.current || !cancelable || hashChange || !destination.sameDocument) return;
      event.preventDefault();
      const { url, key } = destination;
      const go = () => {
        if (navigationType === 'traverse') navigationApi()?.traverseTo(key);
        else if (navigationType === 'replace') history.replaceState(null, '', url);
        else history.pushState(null, '', url);
      };
      setHeld({ go });
    };
    window.addEventListener('beforeunload', warn, { signal });
    navigationApi()?.addEventListener('navigate', hold, { signal });
    return () => ended.abort();
  }, [isAtWork]);
  return {
    /** Whether to ask now. */
    isAsked: held !== null,
    /** For actions without an address: asks first if work is in progress. */
    confirmThen: (go: () => void) => (isAtWork ? setHeld({ go }) : go()),
    stay: () => setHeld(null),
    /** The work is done: what follows may navigate before the next render. */
    release: () => {
      isLeaving.current = true;
    },
    leave: () => {
      isLeaving.current = true;
      setHeld(null);
      held?.go();
    },
  };
}
