-- Runs as its own statement, never in a transaction with other writes: its commit doesn't wait for the disk, and neither does
-- anybody who shares a count. A crash of the database may lose the last moment's counts, which does no harm.
--
-- Takes one use of each limit, in the order given, up to the first that is used up: a use that one limit refuses doesn't count
-- for the next. Returns the seconds until that limit allows another use, or null if none refused.
create or replace function take_from_limits(p_keys text[], p_most integer[], p_seconds integer[], p_now timestamptz) returns integer
language plpgsql
as $$
declare
  v_used integer;
  v_resets_at timestamptz;
begin
  perform set_config('synchronous_commit', 'off', true);
  for n in 1 .. cardinality(p_keys) loop
    insert into rate_limits as l (key, used, resets_at)
    values (p_keys[n], 1, p_now + make_interval(secs => p_seconds[n]))
    on conflict (key) do update set
      used = case when l.resets_at <= p_now then 1 else l.used + 1 end,
      resets_at = case when l.resets_at <= p_now then excluded.resets_at else l.resets_at end
    returning used, resets_at into v_used, v_resets_at;
    if v_used > p_most[n] then
      return ceil(extract(epoch from v_resets_at - p_now));
    end if;
  end loop;
  return null;
end
$$;
