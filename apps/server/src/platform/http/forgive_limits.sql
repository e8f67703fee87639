-- Runs as its own statement, never in a transaction with other writes: its commit doesn't wait for the disk, and neither does
-- anybody who shares a count. A crash of the database may lose the last moment's counts, which does no harm.
--
-- After a success, forgets the failures before it and takes back its one use of a shared count, in the order in which they
-- were taken, so that two calls at once can't deadlock.
create or replace function forgive_limits(p_own text, p_shared text) returns void
language plpgsql
as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  delete from rate_limits where key = p_own;
  update rate_limits set used = greatest(used - 1, 0) where key = p_shared;
end
$$;
