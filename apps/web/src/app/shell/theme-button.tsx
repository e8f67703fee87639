import { Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { later } from '../../lib/later.ts';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { themeIcons } from './theme-icons.ts';

const loadPopover = async () => (await import('../later/theme-popover.tsx')).ThemePopover;
const ThemePopover = later(loadPopover);

/** The code of what it opens arrives when somebody reaches for it. */
export function ThemeButton() {
  const { t } = useTranslation('app/shell');
  const Icon = themeIcons[useTheme()];
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      label={t('theme.label')}
      aria-expanded={false}
      onPointerEnter={() => void loadPopover().catch(() => undefined)}
      onClick={() => setAsked(true)}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  );
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <ThemePopover />
    </Suspense>
  );
}
