import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { isCaseActive } from '../../browser/active-case.ts';
import { areShortcutsEnabled, isTyping } from '../../browser/shortcuts.ts';
import { useDestinations } from '../navigation/use-destinations.ts';

/** How soon the second key has to follow `G`, in milliseconds. */
const pause = 1500;

const isDialogOpen = () => document.querySelector('dialog[open]') !== null;

/** The Latin letter of a key, on keyboards of other scripts too. */
function keyOf({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}

/** Ctrl-K (Cmd-K) for search, and `G` with a letter for each destination. In mid-case the letters choose options. */
export function useLearnerKeys(onSearch: () => void): void {
  const destinations = useDestinations();
  const [, navigate] = useLocation();
  useEffect(() => {
    let armedAt = -Infinity;
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && keyOf(event) === 'k') {
        // Prevents the browser's own search, even when ours doesn't open.
        event.preventDefault();
        if (!isDialogOpen()) onSearch();
        return;
      }
      const isArmed = event.timeStamp - armedAt < pause;
      armedAt = -Infinity;
      if (event.repeat || event.shiftKey || isTyping(event)) return;
      if (!areShortcutsEnabled() || isCaseActive() || isDialogOpen()) return;
      const key = keyOf(event);
      const target = isArmed ? destinations.find((one) => one.key === key) : undefined;
      if (target) {
        event.preventDefault();
        navigate(target.address);
      } else if (key === 'g') {
        armedAt = event.timeStamp;
      }
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [destinations, navigate, onSearch]);
}
