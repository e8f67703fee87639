import { useMemo } from 'react';
import type { AvatarChoice, WornItem } from '@rounds/contract/rewards/store.avatar';
import { shownAccessories } from '@rounds/contract/rewards/store.avatar.rules';
import { useFormat } from '../../../format/format.ts';
import { useTranslation } from '../../../i18n/translation.ts';
import { useItemText } from './use-item-text.ts';

/** An avatar in words, for screen readers. */
export function useAvatarDescription() {
  const { t } = useTranslation('rewards/store');
  const { nameOf } = useItemText();
  const format = useFormat();
  return useMemo(
    () => (choice: AvatarChoice, equipped: readonly WornItem[]) => {
      const shown = choice.accessories.slice(0, shownAccessories);
      const lists = [
        [t('field.accessories'), shown.map((accessory) => t(`accessory.${accessory}`))],
        [t('picture.fromStore'), equipped.map(nameOf)],
      ] as const;
      const facts = [
        [t('field.skinTone'), t(`skinTone.${choice.skinTone}`)],
        [t('field.hairStyle'), t(`hairStyle.${choice.hairStyle}`)],
        [t('field.hairColor'), t(`hairColor.${choice.hairColor}`)],
        [t('field.eyeColor'), t(`eyeColor.${choice.eyeColor}`)],
        [t('field.outfit'), t(`outfit.${choice.outfit}`)],
        ...lists
          .filter(([, names]) => names.length > 0)
          .map(([name, names]) => [name, format.list(names)] as const),
      ] as const;
      const text = facts.map(([name, value]) => t('picture.fact', { name, value })).join('; ');
      return t('picture.label', { facts: text });
    },
    [t, nameOf, format],
  );
}
