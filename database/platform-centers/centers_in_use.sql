-- The centers to which somebody with a working account has come; for the platform's admins alone.
create or replace function centers_in_use() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select c.id from volunteer_centers c
  where exists (select from user_roles r join users u on u.id = r.user_id where r.volunteer_center_id = c.id and u.status = 'active')
$$;

revoke execute on function centers_in_use() from public;
grant execute on function centers_in_use() to vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_overview;
alter function centers_in_use() owner to vw_overview;
revoke create on schema public from vw_overview;
