import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebounced } from '../../../browser/debounced.ts';
import { useNames } from './api/complete-names.ts';
import { completed, mentionAt } from './mention.rules.ts';

/** Milliseconds after the last letter before names are asked for. */
const pause = 120;

interface Options {
  readonly box: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The thread whose people come first. */
  readonly postId: number | undefined;
}

/** Names while an @ is being written: which there are, which is chosen, and what the keys do. */
export function useNameCompletion({ box, value, onChange, postId }: Options) {
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [choice, setChoice] = useState(0);
  const nextCaret = useRef<number | null>(null);
  const open = caret === null ? null : mentionAt(value, caret);
  const letters = useDebounced(open && open.at !== dismissed ? open.letters : undefined, pause);
  const found = useNames(letters, postId).data;
  const wanted = open?.letters.toLowerCase() ?? '';
  const names =
    open && open.at !== dismissed && letters
      ? (found?.filter(({ username }) => username.toLowerCase().startsWith(wanted)) ?? [])
      : [];
  const isComplete = names.length === 1 && names[0]?.username.toLowerCase() === wanted;
  const shown = isComplete ? [] : names;
  const active = Math.min(choice, shown.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    box.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [box, value]);

  const choose = (username: string) => {
    if (!open) return;
    const next = completed(value, open, username);
    nextCaret.current = next.caret;
    setCaret(next.caret);
    setChoice(0);
    onChange(next.text);
    box.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return;
    const chosen = shown[active];
    if (event.key === 'ArrowDown') setChoice((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setChoice((active - 1 + shown.length) % shown.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen)
      choose(chosen.username);
    else if (event.key === 'Escape' && open) setDismissed(open.at);
    else return;
    // Neither a new line, nor the next field, nor the end of the dialog around it.
    event.preventDefault();
    event.stopPropagation();
  };
  const follow = () => {
    const area = box.current;
    if (!area) return;
    const next = area.selectionStart === area.selectionEnd ? area.selectionEnd : null;
    const at = next === null ? undefined : mentionAt(area.value, next)?.at;
    if (at !== dismissed) setDismissed(null);
    if (next !== caret) setChoice(0);
    setCaret(next);
  };
  return { names: shown, active, choose, press, follow, leave: () => setCaret(null) };
}
