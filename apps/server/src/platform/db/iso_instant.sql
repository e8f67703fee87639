-- An instant as the API writes it. Stable as to_char is: called immutable, it could not be inlined where it is used.
create or replace function iso_instant(at timestamptz) returns text
language sql stable parallel safe
as $$ select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
