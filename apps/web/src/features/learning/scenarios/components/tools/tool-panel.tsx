import { useEffect, useRef, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { isTouch } from '../../../../../browser/media.ts';
import { IconButton } from '../../../../../ui/icon-button/icon-button.tsx';

export interface ToolPanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A tool beside the question, not over it: above the question if there are two columns, a sheet at the bottom of a
 * phone. The case and the question stay usable; Escape closes it and returns the focus.
 */
export function ToolPanel({ title, onClose, children }: ToolPanelProps) {
  const { t } = useTranslation('app/common');
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    // A field focused by touch brings up a keyboard over the case.
    const field = isTouch() ? null : box.current?.querySelector<HTMLElement>('input, textarea');
    (field ?? box.current)?.focus({ preventScroll: true });
    return () => {
      const opener = before instanceof HTMLElement && before.isConnected ? before : null;
      const target = opener && opener !== document.body ? opener : document.querySelector('[data-tools]');
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      data-own-keys=""
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="grid animate-float-in grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-accent/45 bg-raised p-4 outline-none max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:rounded-b-none max-lg:pb-[max(1rem,env(safe-area-inset-bottom))] max-lg:shadow-float"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{title}</h2>
        <IconButton label={t('action.close')} onClick={onClose} className="-me-2 -my-2">
          <X size={20} aria-hidden="true" />
        </IconButton>
      </div>
      {children}
    </section>
  );
}
