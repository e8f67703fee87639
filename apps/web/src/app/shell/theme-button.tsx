import { lazy, Suspense, useState } from 'react';
import { useTranslation } from '../../lib/i18n.ts';
import { useTheme } from '../../lib/theme.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { themeIcons } from './theme-icons.ts';

const loadPopover = () => import('../later/theme-popover.tsx');
const ThemePopover = lazy(() => loadPopover().then((module) => ({ default: module.ThemePopover })));

/** The code of what it opens arrives when somebody reaches for it. */
export function ThemeButton() {
  const { t } = useTranslation('shell');
  const Icon = themeIcons[useTheme()];
  const [asked, setAsked] = useState(false);
  const button = (
    <IconButton
      label={t('theme.label')}
      aria-expanded={false}
      onPointerEnter={() => void loadPopover()}
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
