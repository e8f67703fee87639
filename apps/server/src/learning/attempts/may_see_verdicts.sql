-- Whether a learner may know which of their answers were right: in an exam, not before its end. For an attempt and for a practice
-- session alike. Every statement that gives a learner a verdict asks this, and a test reads them all.
create or replace function may_see_verdicts(mode text, completed_at timestamptz) returns boolean
language sql immutable parallel safe
as $$
  select mode <> 'exam' or completed_at is not null
$$;
