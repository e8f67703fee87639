import { useLayoutEffect, useRef, useState } from 'react';

/** A browser may not tell before a step inside of the site: it then asks before leaving the site alone. */
const steps = (): Navigation | undefined => ('navigation' in window ? window.navigation : undefined);

/**
 * Holds back what would leave what is shown while something is at work that ends with it: a link, a tab, the browser's Back. Leaving
 * the site is asked about by the browser itself.
 */
export function useLeaveGuard(isAtWork: boolean) {
  const [held, setHeld] = useState<{ readonly go: () => void } | null>(null);
  const isLeaving = useRef(false);
  // Goes before what takes its place arrives: nobody is asked when their session has ended.
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
        if (navigationType === 'traverse') steps()?.traverseTo(key);
        else if (navigationType === 'replace') history.replaceState(null, '', url);
        else history.pushState(null, '', url);
      };
      setHeld({ go });
    };
    window.addEventListener('beforeunload', warn, { signal });
    steps()?.addEventListener('navigate', hold, { signal });
    return () => ended.abort();
  }, [isAtWork]);
  return {
    /** Whether to ask now. */
    isAsked: held !== null,
    /** For what isn't an address: asks before it is done, where something is at work. */
    before: (go: () => void) => (isAtWork ? setHeld({ go }) : go()),
    stay: () => setHeld(null),
    /** The work is done: what follows from it may leave before it is drawn. */
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
