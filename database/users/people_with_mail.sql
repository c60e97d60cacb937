-- The people of the current center whose address has this pattern of `like`: all of them for `sees_all`, else those with a role at one
-- of these organizations. As `people_named`, and for the same reason; a caller of vw_app sees these addresses anyway.
create or replace function people_with_mail(pattern text, sees_all boolean, organizations uuid[]) returns setof uuid
  language plpgsql stable security definer set search_path = pg_catalog, public set plan_cache_mode = 'force_custom_plan' as $$
declare
  center constant uuid := nullif(current_setting('app.center_id', true), '')::uuid;
  plain_pattern constant text := plain(pattern);
begin
  return query
    select u.id from users u where u.email like plain_pattern
      and exists (select from user_roles r where r.user_id = u.id and case when sees_all
        then r.volunteer_center_id = center or r.volunteer_center_id is null
        else r.volunteer_center_id = center and r.organization_id = any (organizations) end);
end $$;

revoke execute on function people_with_mail(text, boolean, uuid[]) from public;
grant execute on function people_with_mail(text, boolean, uuid[]) to vw_app;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function people_with_mail(text, boolean, uuid[]) owner to vw_search;
revoke create on schema public from vw_search;
