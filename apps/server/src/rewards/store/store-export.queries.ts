import { exportPart } from '../../platform/db/personal-data.ts';

export const exportRewards = exportPart({
  user_inventory: `
    select id, item_id as "itemId", quantity, iso_instant(purchased_at) as "purchasedAt", is_equipped as "isEquipped"
    from user_inventory where user_id = $userId order by id`,
  avatars: `
    select skin_tone as "skinTone", hair_style as "hairStyle", hair_color as "hairColor", eye_color as "eyeColor",
      accessories, outfit
    from avatars where user_id = $userId`,
});
