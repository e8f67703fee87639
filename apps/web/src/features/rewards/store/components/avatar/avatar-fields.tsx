import { plainGear } from '@rounds/artwork/avatar';
import { eyeColors as eyePaint, hairColors as hairPaint, skinColors } from '@rounds/artwork/avatar.colors';
import type { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import {
  accessories,
  eyeColors,
  hairColors,
  hairStyles,
  outfits,
  shownAccessories,
  skinTones,
} from '@rounds/contract/rewards/store.avatar.rules';
import { useTranslation } from '../../../../../i18n/translation.ts';
import { toggleAccessory } from '../../avatar-choice.rules.ts';
import { ItemIcon } from '../item-icon.tsx';
import { AvatarPicture } from './avatar-picture.tsx';
import { ColorCircle, SwatchGroup } from './swatch-group.tsx';

export interface AvatarFieldsProps {
  readonly choice: AvatarChoice;
  readonly onChange: (choice: AvatarChoice) => void;
}

/** Everything that a learner can choose freely. Each style and outfit is shown on their own avatar. */
export function AvatarFields({ choice, onChange }: AvatarFieldsProps) {
  const { t } = useTranslation('rewards/store');
  const change = (part: Partial<AvatarChoice>) => onChange({ ...choice, ...part });
  const bare = { ...choice, accessories: [] };
  return (
    <>
      <SwatchGroup
        legend={t('field.skinTone')}
        chosen={[choice.skinTone]}
        onChoose={(skinTone) => change({ skinTone })}
        swatches={skinTones.map((value) => ({
          value,
          label: t(`skinTone.${value}`),
          picture: <ColorCircle color={skinColors[value].skin} />,
        }))}
      />
      <SwatchGroup
        legend={t('field.hairStyle')}
        chosen={[choice.hairStyle]}
        onChoose={(hairStyle) => change({ hairStyle })}
        swatches={hairStyles.map((value) => ({
          value,
          label: t(`hairStyle.${value}`),
          picture: <AvatarPicture choice={{ ...bare, hairStyle: value }} size={64} headOnly />,
        }))}
      />
      <SwatchGroup
        legend={t('field.hairColor')}
        chosen={[choice.hairColor]}
        onChoose={(hairColor) => change({ hairColor })}
        swatches={hairColors.map((value) => ({
          value,
          label: t(`hairColor.${value}`),
          picture: <ColorCircle color={hairPaint[value].hair} />,
        }))}
      />
      <SwatchGroup
        legend={t('field.eyeColor')}
        chosen={[choice.eyeColor]}
        onChoose={(eyeColor) => change({ eyeColor })}
        swatches={eyeColors.map((value) => ({
          value,
          label: t(`eyeColor.${value}`),
          picture: <ColorCircle color={eyePaint[value]} />,
        }))}
      />
      <SwatchGroup
        legend={t('field.outfit')}
        chosen={[choice.outfit]}
        onChoose={(outfit) => change({ outfit })}
        swatches={outfits.map((value) => ({
          value,
          label: t(`outfit.${value}`),
          picture: <AvatarPicture choice={{ ...bare, outfit: value }} size={80} />,
        }))}
      />
      <SwatchGroup
        multiple
        legend={t('field.accessories')}
        help={t('customize.accessoriesHelp', { count: shownAccessories })}
        chosen={choice.accessories}
        onChoose={(value) => change({ accessories: toggleAccessory(choice.accessories, value) })}
        swatches={accessories.map((value) => ({
          value,
          label: t(`accessory.${value}`),
          picture: <ItemIcon itemType={value} {...plainGear[value]} className="size-14" />,
        }))}
      />
    </>
  );
}
