-- Whether somebody with a role at the current center has a higher rank, anywhere, than the given one (ADR 0016): a center sees the
-- roles of its own only, so this fact crosses row-level security. The order is that of roleNames in src/kernel/access/actor.ts,
-- counted from 0. Asked of one person at a time: as a list it cost a look at everybody of the center for each request.
create or replace function outranks(person uuid, rank integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select 1 from user_roles h where h.user_id = person
      and h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
    and exists (select 1 from user_roles r where r.user_id = person
      and array_position(array['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'], r.name) - 1 > rank)
$$;

revoke execute on function outranks(uuid, integer) from public;
grant execute on function outranks(uuid, integer) to vw_app, vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_search;
alter function outranks(uuid, integer) owner to vw_search;
revoke create on schema public from vw_search;
