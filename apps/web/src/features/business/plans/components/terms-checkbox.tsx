import type { Ref } from 'react';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Link } from '../../../../ui/link/link.tsx';

export interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly error?: string | undefined;
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string;
  /** Another checkbox on the page says already where the texts open: here only assistive technology is told again. */
  readonly isFurther?: boolean;
}

/** Both texts open in a new tab, so that nothing on this one is lost. */
export function TermsCheckbox(props: TermsCheckboxProps) {
  const { checked, onChange, error, ref, className, isFurther = false } = props;
  const { t, rich } = useTranslation('business/plans');
  const away = (href: string) => (text: string) => (
    <Link href={href} target="_blank">
      {text}
    </Link>
  );
  return (
    <Checkbox
      ref={ref}
      className={className}
      required
      error={error}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={rich('terms.label', { terms: away('/terms'), privacy: away('/privacy') })}
      // Beside another card, the empty line keeps both checkboxes at one height; an error takes its place.
      help={
        isFurther ? (
          <span className={error ? 'sr-only' : 'max-lg:sr-only lg:invisible'}>{t('terms.help')}</span>
        ) : (
          t('terms.help')
        )
      }
    />
  );
}
