import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useDebounced } from '../../../browser/use-debounced.ts';
import { useNameSuggestions } from './api/complete-names.ts';
import { completeMention, findOpenMention } from './mention.rules.ts';

/** Milliseconds after the last keystroke before names are fetched. */
const debounceMs = 120;

interface Options {
  readonly textarea: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** People in this thread are suggested first. */
  readonly postId: number | undefined;
}

/** Autocompletes names after an @: the suggestions, the active one, and the key handling. */
export function useNameCompletion({ textarea, value, onChange, postId }: Options) {
  const [caret, setCaret] = useState<number | null>(null);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [choice, setChoice] = useState(0);
  const nextCaret = useRef<number | null>(null);
  const open = caret === null ? null : findOpenMention(value, caret);
  const letters = useDebounced(open && open.at !== dismissed ? open.letters : undefined, debounceMs);
  const found = useNameSuggestions(letters, postId).data;
  const typed = open?.letters.toLowerCase() ?? '';
  const names =
    open && open.at !== dismissed && letters
      ? (found?.filter(({ username }) => username.toLowerCase().startsWith(typed)) ?? [])
      : [];
  const isComplete = names.length === 1 && names[0]?.username.toLowerCase() === typed;
  const shown = isComplete ? [] : names;
  const active = Math.min(choice, shown.length - 1);

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    textarea.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  }, [textarea, value]);

  const choose = (username: string) => {
    if (!open) return;
    const next = completeMention(value, open, username);
    nextCaret.current = next.caret;
    setCaret(next.caret);
    setChoice(0);
    onChange(next.text);
    textarea.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (shown.length === 0 || event.nativeEvent.isComposing) return;
    const chosen = shown[active];
    if (event.key === 'ArrowDown') setChoice((active + 1) % shown.length);
    else if (event.key === 'ArrowUp') setChoice((active - 1 + shown.length) % shown.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey && chosen)
      choose(chosen.username);
    else if (event.key === 'Escape' && open) setDismissed(open.at);
    else return;
    // Prevents a line break, a move of focus, or closing the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
  };
  const trackCaret = () => {
    const area = textarea.current;
    if (!area) return;
    const next = area.selectionStart === area.selectionEnd ? area.selectionEnd : null;
    const at = next === null ? undefined : findOpenMention(area.value, next)?.at;
    if (at !== dismissed) setDismissed(null);
    if (next !== caret) setChoice(0);
    setCaret(next);
  };
  return { names: shown, active, choose, onKeyDown, trackCaret, close: () => setCaret(null) };
}
