import { minimumAge } from '@rounds/contract/identity/accounts.rules';
import { useTranslation } from '../../../../i18n/translation.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { Link } from '../../../../ui/link/link.tsx';

export interface TermsCheckboxProps {
  /** Set if an error summary links to it. */
  readonly id?: string;
  readonly checked: boolean;
  readonly error?: string | undefined;
  readonly onChange: (accepted: boolean) => void;
}

/** The texts open in a new tab, so that what was typed stays. */
export function TermsCheckbox({ id, checked, error, onChange }: TermsCheckboxProps) {
  const { t, rich } = useTranslation('identity/accounts');
  return (
    <Checkbox
      id={id}
      required
      error={error}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      label={rich(
        'terms.label',
        {
          terms: (text) => (
            <Link href="/terms" target="_blank">
              {text}
            </Link>
          ),
          privacy: (text) => (
            <Link href="/privacy" target="_blank">
              {text}
            </Link>
          ),
        },
        { minimumAge },
      )}
      help={t('terms.help')}
    />
  );
}
