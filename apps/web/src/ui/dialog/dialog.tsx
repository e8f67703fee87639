import {
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { X } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../cx.ts';
import { enterModal } from './modals.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

export interface DialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** The actions, primary last. */
  readonly footer?: ReactNode;
  /** For a question that must be answered: no ×, and Escape and the backdrop do nothing. */
  readonly mustAnswer?: boolean;
  readonly size?: 'md' | 'lg';
  /** What has the focus first, if it isn't the first thing to use. */
  readonly firstFocus?: RefObject<HTMLElement | null> | 'heading';
  /** For search dialogs: fills a phone's screen, so that results fit above the keyboard. Elsewhere its top stays put as results come and go. */
  readonly fillsPhone?: boolean;
}

/**
 * The platform's modal dialog: it keeps the focus inside, gives it back afterwards, and needs no injected styles,
 * which the content security policy would block.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onOpenChange, title, description, children, footer, mustAnswer = false, size = 'md' } = props;
  const { fillsPhone = false, firstFocus } = props;
  const { t } = useTranslation('app/common');
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => onOpenChange(false);

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    dialog.showModal();
    // The browser takes content that scrolls for the first thing to use, which has no name of its own; and the way out where
    // there is nothing else yet.
    const isAstray =
      firstFocus === 'heading' ||
      document.activeElement === content.current ||
      document.activeElement === closeButton.current;
    if (isAstray && heading.current) {
      // Only now: it would come before the first field.
      heading.current.tabIndex = -1;
      heading.current.focus();
    }
    if (firstFocus !== 'heading') firstFocus?.current?.focus();
    const leave = enterModal(dialog);
    return () => {
      leave();
      // Close before unmounting, so that focus returns to where it was.
      dialog.close();
    };
  }, [firstFocus]);

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    if (!mustAnswer) close();
  };
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === box.current && !mustAnswer) close();
  };

  return (
    <dialog
      ref={box}
      aria-labelledby={`${id}title`}
      aria-describedby={description ? `${id}description` : undefined}
      onKeyDown={press}
      // A phone's back gesture arrives here without a key event.
      onCancel={(event) => {
        event.preventDefault();
        if (!mustAnswer) close();
      }}
      onClick={pressBackdrop}
      className={cx(
        'fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none flex-col open:flex',
        'animate-float-in rounded-t-card border bg-raised p-0 text-text shadow-float',
        'backdrop:animate-fade-in backdrop:bg-overlay sm:inset-0 sm:m-auto sm:h-fit sm:rounded-card',
        size === 'lg' ? 'sm:max-w-2xl' : 'sm:max-w-md',
        fillsPhone && 'max-sm:h-dvh max-sm:max-h-dvh max-sm:rounded-none sm:mt-[14dvh]',
      )}
    >
      <h2
        ref={heading}
        id={`${id}title`}
        className={cx(
          // It is where reading begins, nothing to press: a box around it would say otherwise.
          'px-5 pt-5 text-xl outline-none',
          !mustAnswer && 'pe-14',
        )}
      >
        {title}
      </h2>
      <div
        ref={content}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 overflow-y-auto px-5 pt-2 pb-5 focus-visible:-outline-offset-2"
      >
        {description && (
          <p id={`${id}description`} className="text-muted">
            {description}
          </p>
        )}
        {children}
      </div>
      {/* Where they don't fit on one line of a phone, each has its own, the primary first. */}
      {footer && (
        <div className="flex flex-wrap-reverse justify-end gap-3 border-t px-5 py-4 max-sm:*:grow">
          {footer}
        </div>
      )}
      {/* Last in the document: the browser focuses the first thing to use, which shouldn't be the way out. */}
      {!mustAnswer && (
        <IconButton
          ref={closeButton}
          label={t('action.close')}
          onClick={close}
          className="absolute! end-3 top-3"
        >
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
    </dialog>
  );
}
