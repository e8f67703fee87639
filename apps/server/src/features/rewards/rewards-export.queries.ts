import { exportPart } from '../../platform/db/personal-data.ts';

export const exportRewards = exportPart({
  points_transactions: `
    select id, amount, type, description, related_id as "relatedId", related_type as "relatedType",
      iso_instant(created_at) as "createdAt"
    from points_transactions where user_id = $1 order by id`,
  user_inventory: `
    select id, item_id as "itemId", quantity, iso_instant(purchased_at) as "purchasedAt", is_equipped as "isEquipped"
    from user_inventory where user_id = $1 order by id`,
  streak_freezes: `select day, item_id as "itemId" from streak_freezes where user_id = $1 order by day`,
  avatars: `
    select skin_tone as "skinTone", hair_style as "hairStyle", hair_color as "hairColor", eye_color as "eyeColor",
      accessories, outfit
    from avatars where user_id = $1`,
});
