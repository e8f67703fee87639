-- Uses a held streak freeze for a day that a learner missed: the day becomes a bridge between the days beside it. The
-- freeze must have been bought before that day was over, and no two days in a row are bridged. The caller holds the lock
-- on the learner. Answers whether one was used.
create function use_streak_freeze(p_user integer, p_day date) returns boolean
language plpgsql
as $$
declare
  v_entry user_inventory;
begin
  select i.* into v_entry
  from user_inventory i
  join reward_items r on r.id = i.item_id
  join users u on u.id = i.user_id
  where i.user_id = p_user and i.quantity > 0 and r.item_type = 'streak_freeze'
    and (i.purchased_at at time zone u.time_zone)::date <= p_day
    and not exists (select from streak_freezes f where f.user_id = p_user and f.day = p_day - 1)
  order by i.id
  limit 1;
  if not found then
    return false;
  end if;
  update user_inventory set quantity = quantity - 1 where id = v_entry.id;
  insert into streak_freezes (user_id, day, item_id) values (p_user, p_day, v_entry.item_id);
  insert into activity_days (user_id, day, bridge) values (p_user, p_day, true) on conflict do nothing;
  return true;
end
$$;

-- Learning again after exactly one missed day: the freeze is used before the streak is counted anew, in the statement that
-- records the progress, whoever writes it. Fires for days that are really added, once a day for each learner.
create function bridge_missed_day() returns trigger
language plpgsql
as $$
begin
  perform use_streak_freeze(u.id, new.day - 1) from users u where u.id = new.user_id and u.streak_day = new.day - 2;
  return null;
end
$$;

create trigger bridge_missed_day after insert on activity_days
for each row when (not new.bridge) execute function bridge_missed_day();

-- The missed day was none: what was learned offline on it has arrived. The freeze goes back to its owner.
create function give_back_streak_freeze() returns trigger
language plpgsql
as $$
declare
  v_item integer;
begin
  delete from streak_freezes where user_id = new.user_id and day = new.day returning item_id into v_item;
  if found then
    update user_inventory set quantity = quantity + 1 where user_id = new.user_id and item_id = v_item;
  end if;
  return null;
end
$$;

create trigger give_back_streak_freeze after update of bridge on activity_days
for each row when (old.bridge and not new.bridge) execute function give_back_streak_freeze();

-- Bridges yesterday for everybody who missed it alone and holds a freeze, so that their streak is shown before they learn
-- again. Answers how many freezes were used. Whoever is at work this moment is left to the trigger above or the next run.
create function use_due_streak_freezes(p_now timestamptz) returns integer
language plpgsql
as $$
declare
  learner record;
  v_used integer := 0;
begin
  for learner in
    select u.id, u.streak_day + 1 as missed
    from users u
    where u.streak > 0
      and (p_now at time zone u.time_zone)::date - u.streak_day = 2
      and u.id in (
        select i.user_id from user_inventory i
        join reward_items r on r.id = i.item_id
        where r.item_type = 'streak_freeze' and i.quantity > 0)
    order by u.id
    for no key update of u skip locked
  loop
    if use_streak_freeze(learner.id, learner.missed) then
      update users set streak_day = learner.missed where id = learner.id;
      v_used := v_used + 1;
    end if;
  end loop;
  return v_used;
end
$$;
