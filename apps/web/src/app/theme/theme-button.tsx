import { Suspense, useState } from 'react';
import { useTranslation } from '../../i18n/translation.ts';
import { lazyWithRetry } from '../../browser/lazy-with-retry.ts';
import { useTheme } from '../../browser/theme.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { themeIcons } from './theme-icons.ts';

const loadPopover = async () => (await import('./theme-popover.tsx')).ThemePopover;
const ThemePopover = lazyWithRetry(loadPopover);

/** Its popover's code loads when somebody reaches for the button. */
export function ThemeButton() {
  const { t } = useTranslation('app/shell');
  const Icon = themeIcons[useTheme()];
  const [isRequested, setRequested] = useState(false);
  const button = (
    <IconButton
      label={t('theme.label')}
      aria-expanded={false}
      onPointerEnter={() => void loadPopover().catch(() => undefined)}
      onClick={() => setRequested(true)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
  if (!isRequested) return button;
  return (
    <Suspense fallback={button}>
      <ThemePopover />
    </Suspense>
  );
}
