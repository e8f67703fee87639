import { useEffect, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';
import type { Confidence } from '@rounds/contract/learning/progress.answers.rules';
import { isTyping, useShortcutsEnabled } from '../../../../../browser/shortcuts.ts';
import { canRuleOut } from '../../options.rules.ts';
import { optionForKey } from '../../player.rules.ts';

export interface PlayerKeys {
  /** The lettered options, by authored index, in the order on screen. */
  readonly order: readonly number[];
  readonly onChoose: (option: number) => void;
  /** Absent if options can't be ruled out. */
  readonly onStrike?: (option: number) => void;
  /** Enter: submit or continue. */
  readonly onEnter: () => void;
  /** The question, if it takes the focus from a tool: on a tool, Enter would press that instead of submitting. */
  readonly card?: RefObject<HTMLElement | null>;
  /** Other single-key shortcuts, by letter: `m`, `n`. */
  readonly others?: Readonly<Record<string, () => void>>;
}

/** A second press this soon after submitting was meant for the previous button. */
export const doublePressMs = 700;

/** Confidence: the last letters of the alphabet, starting from a guess. */
export const rateKeys = (onRate: (confidence: Confidence) => void): NonNullable<PlayerKeys['others']> => ({
  x: () => onRate('guess'),
  y: () => onRate('unsure'),
  z: () => onRate('sure'),
});

/**
 * For the `onKeyDown` of a player or a test: A to J and 1 to 9 choose, with Shift a letter rules out, Enter submits and
 * continues, with Ctrl on a button too, and a digit goes to the field if a number is asked for. Dialogs keep their own
 * keys. They also work when nothing is focused.
 */
export function usePlayerKeys({
  order,
  onChoose,
  onStrike,
  onEnter,
  card,
  others = {},
}: PlayerKeys): (event: ReactKeyboardEvent) => void {
  const enabled = useShortcutsEnabled();
  const press = (event: KeyboardEvent, root: ParentNode) => {
    if (event.repeat || event.defaultPrevented) return;
    if (isWithin(event.target, 'dialog, [data-own-keys]')) return;
    if (isSubmission(event)) {
      event.preventDefault();
      onEnter();
      return;
    }
    if (isTyping(event) && !isEnterInAnswer(event)) return;
    if (event.key === 'Enter') {
      // Buttons and links handle Enter themselves.
      if (isWithin(event.target, 'button, a, summary')) return;
      event.preventDefault();
      onEnter();
      return;
    }
    if (!enabled) return;
    if (/^[\p{Nd}.,-]$/u.test(event.key) && focusNumber(root)) return;
    const option = order[optionForKey(event.key, order.length) ?? -1];
    const other = others[event.key.toLowerCase()];
    if (option !== undefined && !event.shiftKey) {
      onChoose(option);
      leaveTool(event.target, card?.current ?? null);
    } else if (option !== undefined && onStrike && canRuleOut(order.length)) onStrike(option);
    else if (other && !event.shiftKey) other();
    else return;
    event.preventDefault();
  };
  useEffect(() => {
    const pressOnPage = (event: KeyboardEvent) => {
      if (isPage(event.target) && document.querySelector('dialog[open]') === null) press(event, document);
    };
    document.addEventListener('keydown', pressOnPage);
    return () => document.removeEventListener('keydown', pressOnPage);
  });
  return ({ nativeEvent, currentTarget }) => press(nativeEvent, currentTarget);
}

/**
 * Enter with Ctrl or Command submits from anywhere: on a step or a line that can be pressed, Enter alone presses that.
 */
function isSubmission({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing;
}

/**
 * Enter in the field that the answer is typed in, or on a closed list, submits; one that ends a composed character, or
 * picks from an open list, doesn't.
 */
function isEnterInAnswer({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): boolean {
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || isComposing) return false;
  if (target instanceof HTMLSelectElement && isOpen(target)) return false;
  return isWithin(target, 'input[data-answer], select[data-answer]');
}

/** Browsers without `:open` handle an open list's keys themselves. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

/** Puts the caret at the end of the number field, if one is shown, so that the pressed key is typed there. */
function focusNumber(root: ParentNode): boolean {
  const field = root.querySelector<HTMLInputElement>('input[data-answer]');
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
  return field !== null;
}

/** Once an answer is chosen, a menu no longer lies over the question, and the focus is on the question. */
function leaveTool(target: EventTarget | null, card: HTMLElement | null) {
  if (!card) return;
  for (const menu of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
    menu.hidePopover();
  if (isWithin(target, 'button, a, summary') && !card.contains(target as Node)) {
    card.focus({ preventScroll: true });
  }
}

/** Whether nothing is focused, as after a press beside everything. */
function isPage(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('html, body, main');
}

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
