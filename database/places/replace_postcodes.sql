-- Puts a table of postcode areas in the place of all that are there; towns stay. `areas`: a list of
-- [postcode, place, municipality, latitude, longitude], each postcode once. Says how many areas are new, differ now and are gone.
-- It runs as the owner, since nobody else may write places: the product reads them for every center. The caller's transaction decides
-- whether it stands.
create or replace function replace_postcodes(areas jsonb)
returns table (added integer, changed integer, removed integer)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  -- One at a time: of two at once the second would meet areas that it does not see.
  perform pg_advisory_xact_lock(hashtext('postcodes'));
  return query
    with given as materialized (
      select a ->> 0 as postcode4, a ->> 1 as name, a ->> 2 as municipality, (a ->> 3)::float8 as latitude, (a ->> 4)::float8 as longitude
      from jsonb_array_elements(areas) a),
    gone as (
      delete from places p where p.postcode4 is not null and not exists (select from given g where g.postcode4 = p.postcode4) returning 1),
    other as (
      update places p set name = g.name, municipality = g.municipality, latitude = g.latitude, longitude = g.longitude
      from given g where p.postcode4 = g.postcode4
        and (p.name, p.municipality, p.latitude, p.longitude) is distinct from (g.name, g.municipality, g.latitude, g.longitude)
      returning 1),
    fresh as (
      insert into places (postcode4, name, municipality, latitude, longitude)
      select g.postcode4, g.name, g.municipality, g.latitude, g.longitude from given g
      where not exists (select from places p where p.postcode4 = g.postcode4) returning 1)
    select (select count(*) from fresh)::integer, (select count(*) from other)::integer, (select count(*) from gone)::integer;
  -- Kept pages show places and distances.
  perform pg_notify('public_changed', '*');
end $$;

revoke execute on function replace_postcodes(jsonb) from public;
grant execute on function replace_postcodes(jsonb) to vw_platform;
