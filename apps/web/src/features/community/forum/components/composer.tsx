import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Avatar } from '../../../../ui/avatar/avatar.tsx';
import { cx } from '../../../../ui/cx.ts';
import { Textarea } from '../../../../ui/field/textarea.tsx';
import { useNameCompletion } from '../use-name-completion.ts';

export interface ComposerProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The maximum length, in characters. */
  readonly maxLength: number;
  readonly postId?: number | undefined;
  readonly autoFocus?: boolean;
  readonly rows?: number;
}

/** A text area for simple Markdown with name completion. Use inside a `Field`; Ctrl+Enter submits its form. */
export function Composer({ value, onChange, maxLength, postId, autoFocus = false, rows = 4 }: ComposerProps) {
  const { t } = useTranslation('community/forum');
  const textarea = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { names, active, choose, onKeyDown, trackCaret, close } = useNameCompletion({
    textarea,
    value,
    onChange,
    postId,
  });
  const isOpen = names.length > 0;
  useEffect(() => {
    const element = textarea.current;
    if (!autoFocus || !element) return;
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  }, [autoFocus]);

  return (
    <div className="relative">
      <Textarea
        ref={textarea}
        dir="auto"
        rows={rows}
        value={value}
        maxLength={maxLength}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen ? `${id}names` : undefined}
        aria-activedescendant={isOpen ? `${id}name-${active}` : undefined}
        onChange={(event) => {
          onChange(event.target.value);
          trackCaret();
        }}
        onSelect={trackCaret}
        onKeyDown={(event) => {
          onKeyDown(event);
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
        onBlur={close}
        className="max-h-96"
      />
      <p role="status" className="sr-only">
        {isOpen && t('names.found', { count: names.length })}
      </p>
      {isOpen && (
        <ul
          id={`${id}names`}
          role="listbox"
          aria-label={t('names.label')}
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-60 max-w-sm overflow-y-auto rounded-card border bg-raised p-1 shadow-float"
        >
          {names.map(({ id: person, username }, index) => (
            <li
              key={person}
              id={`${id}name-${index}`}
              role="option"
              aria-selected={index === active}
              // Keep focus in the text area, and with it the caret.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(username)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-control px-2.5',
                index === active ? 'bg-accent-soft text-accent-text' : 'hover:bg-hover',
              )}
            >
              <Avatar name={username} size="sm" />
              <bdi className="min-w-0 truncate font-medium">{username}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
