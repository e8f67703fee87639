import { Keyboard } from 'lucide-react';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { useShortcutsEnabled } from '../../../../../browser/shortcuts.ts';

/** Where there is a keyboard: which keys act. They are switched off in the list of shortcuts (`?`). */
export function ShortcutHint() {
  const { t } = useTranslation('learning/scenarios');
  if (!useShortcutsEnabled()) return null;
  return (
    <p className="hidden items-center gap-2 text-sm text-muted lg:flex pointer-coarse:hidden">
      <Keyboard size={18} aria-hidden="true" />
      {t('player.shortcuts')}
    </p>
  );
}
