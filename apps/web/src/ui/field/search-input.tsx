import { useRef, type ComponentProps } from 'react';
import { Search, X } from 'lucide-react';
import { useTranslation } from '../../i18n/translation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { TextInput } from './text-input.tsx';

export interface SearchInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** A field to look for something in, with its lens, and a button that empties it in place of the browser's own. */
export function SearchInput({ value, onText, className, ...props }: SearchInputProps) {
  const { t } = useTranslation('app/common');
  const box = useRef<HTMLSpanElement>(null);
  const clear = () => {
    onText('');
    // The button goes, and would take the focus with it.
    box.current?.querySelector('input')?.focus();
  };
  return (
    <span ref={box} className="relative block">
      <Search size={18} aria-hidden="true" className="absolute start-3 top-1/2 -translate-y-1/2 text-muted" />
      <TextInput
        type="search"
        autoComplete="off"
        {...props}
        value={value}
        onChange={(event) => onText(event.target.value)}
        className={cx('ps-10 [&::-webkit-search-cancel-button]:hidden', value !== '' && 'pe-11', className)}
      />
      {value !== '' && (
        <IconButton label={t('action.clearSearch')} onClick={clear} className="absolute! end-0.5 top-0.5">
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </span>
  );
}
