-- The zone if this database knows it, else UTC.
create or replace function known_zone(zone text) returns text
language plpgsql stable
as $$
begin
  perform now() at time zone zone;
  return zone;
exception when invalid_parameter_value then
  return 'UTC';
end
$$;
