-- An instant as the API writes it. Declared stable, like to_char: if it were immutable, PostgreSQL couldn't inline it.
create or replace function iso_instant(at timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
