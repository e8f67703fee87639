import { useTranslation } from '../../i18n/translation.ts';
import { useTheme } from '../../browser/theme.ts';
import { Popover } from '../../ui/popover/popover.tsx';
import { themeIcons } from './theme-icons.ts';
import { ThemeChoice } from './theme-choice.tsx';

/** Mounted by the press that requested it, so it starts open. */
export function ThemePopover() {
  const { t } = useTranslation('app/shell');
  const Icon = themeIcons[useTheme()];
  return (
    <Popover defaultOpen label={t('theme.label')} icon={<Icon size={20} aria-hidden="true" />}>
      <ThemeChoice stacked />
    </Popover>
  );
}
