-- An achievement as the API writes it.
create or replace function achievement_json(a achievements) returns json
language sql stable parallel safe
as $$
  select json_build_object(
    'id', a.id, 'title', a.title, 'description', a.description, 'icon', a.icon, 'xpReward', a.xp_reward,
    'requirement', a.requirement)
$$;
