-- A badge that a learner has, with its title and drawing beside the achievement that they are of.
create or replace function user_achievement_json(u user_achievements, a achievements) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', u.id, 'achievementId', u.achievement_id, 'title', a.title, 'icon', a.icon,
    'unlockedAt', iso_instant(u.unlocked_at), 'achievement', achievement_json(a))
$$;
