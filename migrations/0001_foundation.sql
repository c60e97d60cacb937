-- What every table stands on: extensions, Dutch order and search, and the wall between centers.
create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists cube;
create extension if not exists earthdistance;

create collation if not exists nl (provider = icu, locale = 'nl');

-- unaccent() is only STABLE; an index needs IMMUTABLE. The dictionary is named, so the answer cannot change.
create function plain(value text) returns text language sql immutable strict parallel safe
  return lower(public.unaccent('public.unaccent'::regdictionary, value));

create text search configuration dutch_plain (copy = dutch);
alter text search configuration dutch_plain
  alter mapping for hword, hword_part, word with unaccent, dutch_stem;

-- The second wall (ADR 0002): one equality, nothing else, or an index is lost and a hole is made.
create function wall(walled regclass) returns void language plpgsql as $$
declare
  own constant text := $q$volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid)$q$;
begin
  execute format('alter table %s enable row level security', walled);
  execute format('alter table %s force row level security', walled);
  execute format('create policy center on %s for all to vw_app using (%s) with check (%s)', walled, own, own);
  execute format('grant select, insert, update, delete on %s to vw_app', walled);
end $$;

-- Sets updated_at and counts the version that If-Match speaks about (contract §5).
create function touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  new.lock_version := old.lock_version + 1;
  return new;
end $$;

revoke execute on function wall(regclass) from public;
