import { startTransition, useId, useState, type ChangeEvent } from 'react';
import { ChevronDown, Globe } from 'lucide-react';
import { setLanguage, useLanguage, useTranslation } from '../../i18n/translation.ts';
import { languageNames, languages } from '../../i18n/language.rules.ts';
import { cx } from '../../ui/cx.ts';

export interface LanguageSelectProps {
  /** Only the language's code is written beside the globe. */
  readonly compact?: boolean;
  readonly className?: string;
}

/** The platform's own select, styled by us: nine languages, each under its own name. */
export function LanguageSelect({ compact = false, className }: LanguageSelectProps) {
  const { t } = useTranslation('app/shell');
  const language = useLanguage();
  const [selected, setSelected] = useState(language);
  const id = useId();
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const next = languages.find((code) => code === event.target.value);
    if (!next) return;
    setSelected(next);
    startTransition(() => void setLanguage(next).catch(() => setSelected(language)));
  };
  return (
    <span
      className={cx(
        'relative inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 transition-colors pointer-fine:min-h-10',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        compact ? 'text-muted hover:bg-hover hover:text-text' : 'border border-border-strong bg-raised',
        className,
      )}
    >
      <Globe size={18} aria-hidden="true" />
      <span aria-hidden="true" className={cx('grow', compact && 'text-sm font-semibold uppercase')}>
        {compact ? selected : languageNames[selected]}
      </span>
      {!compact && <ChevronDown size={18} aria-hidden="true" className="text-muted" />}
      <label htmlFor={id} className="sr-only">
        {t('language')}
      </label>
      <select
        id={id}
        value={selected}
        onChange={choose}
        className="absolute inset-0 w-full bg-raised text-base text-text opacity-0"
      >
        {languages.map((code) => (
          <option key={code} value={code} lang={code}>
            {languageNames[code]}
          </option>
        ))}
      </select>
    </span>
  );
}
