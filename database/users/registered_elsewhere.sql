-- Whether somebody with a role at the current center has one at another center too: not where, and not which. The status belongs
-- to the whole account, so a center sets it only for people whom no other center has (ADR 0016).
create or replace function registered_elsewhere(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select 1 from user_roles h where h.user_id = person
      and h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
    and exists (select 1 from user_roles r where r.user_id = person
      and r.volunteer_center_id is distinct from (select nullif(current_setting('app.center_id', true), '')::uuid))
$$;

revoke execute on function registered_elsewhere(uuid) from public;
grant execute on function registered_elsewhere(uuid) to vw_app, vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function registered_elsewhere(uuid) owner to vw_search;
revoke create on schema public from vw_search;
