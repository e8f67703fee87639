import { composeAvatar } from '@rounds/artwork/avatar';
import { AvatarChoice } from '@rounds/contract/rewards/store.avatar';
import { isWearable, itemTypes } from '@rounds/contract/rewards/store.rules';
import * as values from '@rounds/contract/rewards/store.avatar.rules';
import { describe, expect, it } from 'vitest';
import { avatarChoice as choice } from '../../../../testing/avatars.ts';
import { pickChoice, itemsHidingChoices, isSameChoice, toggleAccessory } from './avatar-choice.rules.ts';
import { compareOffers, offerOf } from './store.rules.ts';

const picture = (changes: Partial<AvatarChoice>, equipped: Parameters<typeof composeAvatar>[1] = []) =>
  JSON.stringify(composeAvatar({ ...choice, ...changes }, equipped));

describe('the drawn avatar', () => {
  it('differs for every value that can be chosen', () => {
    const pictures = [
      ...values.skinTones.map((skinTone) => picture({ skinTone })),
      ...values.hairStyles.slice(1).map((hairStyle) => picture({ hairStyle })),
      ...values.hairColors.slice(1).map((hairColor) => picture({ hairColor })),
      ...values.eyeColors.slice(1).map((eyeColor) => picture({ eyeColor })),
      ...values.outfits.slice(1).map((outfit) => picture({ outfit })),
      ...values.accessories.map((accessory) => picture({ accessories: [accessory] })),
    ];
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it('shows three accessories, and equipped items instead of them', () => {
    const three = picture({ accessories: ['mask', 'glasses', 'pen'] });
    expect(picture({ accessories: ['mask', 'glasses', 'pen', 'watch'] })).toBe(three);
    const gold = { itemType: 'watch', color: 'gold', style: 'plain' };
    expect(picture({ accessories: ['watch'] }, [gold])).toBe(picture({}, [gold]));
    expect(picture({ accessories: ['mask', 'glasses', 'pen', 'watch'] }, [gold])).toBe(
      picture({ accessories: ['mask', 'glasses', 'pen'] }, [gold]),
    );
  });

  it('shows scrubs from the store instead of the outfit, and under a lab coat', () => {
    const plum = { itemType: 'scrubs', color: 'plum', style: 'plain' };
    expect(picture({ outfit: 'scrubs_premium' }, [plum])).not.toBe(picture({ outfit: 'lab_coat' }, [plum]));
    expect(picture({ outfit: 'lab_coat' }, [plum])).not.toBe(picture({ outfit: 'lab_coat' }));
  });

  it('changes with every wearable item in the store', () => {
    const worn = itemTypes.filter(isWearable);
    const pictures = worn.map((itemType) => picture({}, [{ itemType, color: 'plum', style: 'plain' }]));
    expect(new Set([picture({}), ...pictures]).size).toBe(worn.length + 1);
  });

  it('is unchanged by items without a drawing', () => {
    const unknown = ['parcel', 'streak_freeze', 'constructor'].map((itemType) => ({
      itemType,
      color: 'constructor',
      style: 'constructor',
    }));
    expect(picture({}, unknown)).toBe(picture({}));
  });
});

describe('choosing', () => {
  it('adds and removes accessories in order, any number of them', () => {
    expect(toggleAccessory(['pen'], 'mask')).toEqual(['pen', 'mask']);
    expect(toggleAccessory(['pen', 'mask'], 'pen')).toEqual(['mask']);
    const all = values.accessories.reduce<AvatarChoice['accessories']>(toggleAccessory, []);
    expect(all).toEqual(values.accessories);
    // Whatever can be chosen here, the call accepts.
    expect(AvatarChoice.parse({ ...choice, accessories: all }).accessories).toEqual(all);
  });

  it('knows whether anything has changed, whatever else an avatar carries', () => {
    const avatar = { ...choice, accessories: [], userId: 1, equipped: [], badges: [] };
    expect(isSameChoice(pickChoice(avatar), avatar)).toBe(true);
    expect(isSameChoice({ ...choice, accessories: ['pen'] }, avatar)).toBe(false);
  });

  it.each([
    [[], ['scrubs']],
    [['pen'], ['scrubs']],
    [
      ['badge', 'pen'],
      ['scrubs', 'badge'],
    ],
  ] as const)('with %j chosen, names what hides the choice, and nothing else', (accessories, hiding) => {
    const worn = [{ itemType: 'scrubs' }, { itemType: 'shoes' }, { itemType: 'badge' }];
    const found = itemsHidingChoices(worn, { accessories: [...accessories] });
    expect(found.map(({ itemType }) => itemType)).toEqual(hiding);
  });
});

describe('a store offer', () => {
  const item = { id: 7, itemType: 'pen', pointsCost: 60, stockQuantity: null };
  const owned = (isEquipped: boolean, quantity = 1) => [{ itemId: 7, isEquipped, quantity }];
  it.each([
    ['can be bought', item, [], 60, { kind: 'buy' }],
    ['is too dear', item, [], 45, { kind: 'tooDear', missing: 15 }],
    ['is sold out', { ...item, stockQuantity: 0 }, [], 100, { kind: 'soldOut' }],
    ['is owned', item, owned(false), 0, { kind: 'equip' }],
    ['is worn', item, owned(true), 0, { kind: 'unequip' }],
    ['is held', { ...item, itemType: 'streak_freeze' }, owned(false), 100, { kind: 'held' }],
    ['was used up', { ...item, itemType: 'streak_freeze' }, owned(false, 0), 100, { kind: 'buy' }],
  ])('%s', (_what, offered, inventory, points, expected) => {
    expect(offerOf(offered, inventory, points)).toEqual(expected);
  });

  it('comes before another that is further out of reach', () => {
    const offers = [
      { kind: 'soldOut' },
      { kind: 'tooDear', missing: 90 },
      { kind: 'equip' },
      { kind: 'buy' },
      { kind: 'tooDear', missing: 15 },
    ] as const;
    expect(offers.toSorted(compareOffers)).toEqual([offers[3], offers[4], offers[1], offers[2], offers[0]]);
  });
});
