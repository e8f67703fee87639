import { Keyboard } from 'lucide-react';
import type { Item } from '@rounds/contract/learning/scenarios.formats';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { useShortcutsEnabled } from '../../../../../browser/shortcuts.ts';
import { optionLetter } from '../../player.rules.ts';

/** How to answer each format by keyboard; letters only work for lettered options. */
const hints = {
  number: 'keys.number',
  cloze: 'keys.choices',
  matrix: 'keys.choices',
  bow_tie: 'keys.choices',
  order: 'keys.buttons',
  highlight: 'keys.buttons',
} as const;

export interface ShortcutHintProps {
  readonly format: Item['format'] | undefined;
  /** How many have letters. */
  readonly options: number;
  /** What Enter does, in the button's words. */
  readonly action: string;
}

/** The active shortcuts, if there is a keyboard. They can be turned off in the list of shortcuts (`?`). */
export function ShortcutHint({ format, options, action }: ShortcutHintProps) {
  const { t } = useTranslation('learning/scenarios');
  const { t: player } = useTranslation('learning/scenarios.player');
  if (!useShortcutsEnabled()) return null;
  return (
    <p className="hidden items-center gap-2 text-sm text-muted lg:flex pointer-coarse:hidden">
      <Keyboard size={18} aria-hidden="true" />
      {format === undefined || format === 'several'
        ? t('player.shortcuts', { letter: optionLetter(options - 1), number: Math.min(options, 9), action })
        : player(hints[format], { action })}
    </p>
  );
}
