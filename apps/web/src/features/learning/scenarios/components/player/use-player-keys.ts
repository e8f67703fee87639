import type { KeyboardEvent } from 'react';
import { isTyping, useShortcutsEnabled } from '../../../../../browser/shortcuts.ts';
import { optionForKey } from '../../player.rules.ts';

export interface PlayerKeys {
  readonly optionCount: number;
  readonly onChoose: (option: number) => void;
  /** Enter: submit, or go on. */
  readonly onEnter: () => void;
}

/** For the player's `onKeyDown`: A to F and 1 to 6 choose, Enter submits and goes on. Dialogs keep their own keys. */
export function usePlayerKeys({
  optionCount,
  onChoose,
  onEnter,
}: PlayerKeys): (event: KeyboardEvent) => void {
  const enabled = useShortcutsEnabled();
  return (event) => {
    if (event.repeat || event.defaultPrevented || isTyping(event.nativeEvent)) return;
    if (isWithin(event.target, 'dialog')) return;
    if (event.key === 'Enter') {
      // Buttons and links answer Enter by themselves.
      if (isWithin(event.target, 'button, a, summary')) return;
      event.preventDefault();
      onEnter();
      return;
    }
    const option = enabled ? optionForKey(event.key, optionCount) : null;
    if (option === null) return;
    event.preventDefault();
    onChoose(option);
  };
}

function isWithin(target: EventTarget, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
