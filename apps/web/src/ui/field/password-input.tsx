import { useState, type ComponentProps } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { Eye, EyeOff } from 'lucide-react';
import { cx } from '../cx.ts';
import { controlClass } from './control-style.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import { useField } from './field.tsx';

/** A password that can be shown on demand. Pasting works; nothing is masked twice. */
export function PasswordInput({ className, dir, ...props }: Omit<ComponentProps<'input'>, 'type'>) {
  const { t } = useTranslation('app/common');
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    // The button is at the end of what is typed, whichever side the interface ends on: at the other it lies over its beginning.
    <span dir={dir} className={cx('relative block', className)}>
      <input
        spellCheck={false}
        autoCapitalize="none"
        {...useField()}
        {...props}
        type={visible ? 'text' : 'password'}
        className={cx(controlClass, 'pe-12')}
      />
      <Tooltip text={t('field.showPassword')} isName>
        <button
          type="button"
          aria-pressed={visible}
          aria-label={t('field.showPassword')}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center rounded-control text-muted hover:text-text"
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      </Tooltip>
    </span>
  );
}
