-- A statement of its own, never part of a transaction that keeps anything else: its commit doesn't wait for the disk, nor do
-- those wait who share a count. What a crash of the database forgets of the last moment's counts is not missed.
--
-- Forgets the failures that a success ends, and takes its one use of a shared count back: in the order in which they were
-- taken, so that two at once never wait for each other.
create or replace function forgive_limits(p_own text, p_shared text) returns void
language plpgsql
as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  delete from rate_limits where key = p_own;
  update rate_limits set used = greatest(used - 1, 0) where key = p_shared;
end
$$;
