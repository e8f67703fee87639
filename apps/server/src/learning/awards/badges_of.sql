-- The achievements that a learner holds, as others see them: the latest first.
create or replace function badges_of(learner int) returns json
language sql stable parallel safe
as $$
  select (
    select coalesce(json_agg(json_build_object(
      'id', h.id, 'unlockedAt', iso_instant(h.unlocked_at),
      'achievement', json_build_object('title', a.title, 'description', a.description, 'icon', a.icon))
      order by h.id desc), '[]')
    from user_achievements h join achievements a on a.id = h.achievement_id
    where h.user_id = learner)
$$;
