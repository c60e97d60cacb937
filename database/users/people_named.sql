-- The people of the current center, and those who run the platform, whom a search by name finds; where nobody has such a name, those of
-- a name that differs in one letter, so that they do not stand between the others. Under row-level security the index of
-- names cannot be used, so this function reads for vw_app: it takes the center from the transaction, never from the caller, and shows
-- nobody whom the policy `center` of users does not. Planned for each search, since a rare name and a frequent one want different plans.
create or replace function people_named(query text) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = 'force_custom_plan' as $$
declare
  center constant uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  words tsquery;
begin
  foreach words in array array[name_query(query, false), name_query(query, true)] loop
    return query
      select u.id from users u where u.searched_name @@ words
        and exists (select from user_roles r where r.user_id = u.id and (r.volunteer_center_id = center or r.volunteer_center_id is null));
    if found then return; end if;
  end loop;
end $$;

revoke execute on function people_named(text) from public;
grant execute on function people_named(text) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function people_named(text) owner to vw_search;
revoke create on schema public from vw_search;
