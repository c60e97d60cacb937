-- What centers had in a month, by measure: things, never people. For the platform's admins alone.
create or replace function center_things(wanted date, names text[])
  returns table (center_id uuid, measure text, n integer)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select a.volunteer_center_id, a.measure, a.n from measure_atoms a
  join measure_versions v on v.volunteer_center_id = a.volunteer_center_id and v.measure = a.measure and v.version = a.version
  where a.month = wanted and a.measure = any(names) and a.dimension = '' and a.organization_id is null
$$;

revoke execute on function center_things(date, text[]) from public;
grant execute on function center_things(date, text[]) to vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_overview;
alter function center_things(date, text[]) owner to vw_overview;
revoke create on schema public from vw_overview;
