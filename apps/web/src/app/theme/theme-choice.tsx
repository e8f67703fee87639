import { useId } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { setTheme, themes, useTheme } from '../../browser/theme.ts';
import { cx } from '../../ui/cx.ts';
import { themeIcons } from './theme-icons.ts';

/** The three themes: one below the other in a popover, side by side where they have the full width. */
export function ThemeChoice({ stacked = false }: { readonly stacked?: boolean }) {
  const { t } = useTranslation('app/shell');
  const chosen = useTheme();
  const name = useId();
  return (
    <fieldset>
      <legend className={cx('mb-1.5 text-sm font-semibold', stacked && 'px-3 text-muted')}>
        {t('theme.label')}
      </legend>
      <div className={stacked ? 'grid' : 'grid grid-cols-3 rounded-control border border-border-strong'}>
        {themes.map((theme) => {
          const Icon = themeIcons[theme];
          return (
            <label
              key={theme}
              className={cx(
                'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-sm font-medium',
                'hover:bg-hover has-checked:bg-accent-soft has-checked:text-accent-text',
                'has-focus-visible:outline-2 has-focus-visible:outline-accent',
                stacked ? 'px-3' : 'justify-center px-1',
              )}
            >
              <input
                type="radio"
                name={name}
                checked={theme === chosen}
                onChange={() => {
                  setTheme(theme);
                }}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <Icon size={18} aria-hidden="true" />
              {t(`theme.${theme}`)}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
