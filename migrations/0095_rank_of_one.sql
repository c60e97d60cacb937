-- Both facts about people that the wall lets through (ADR 0016) are asked of one person at a time. As a list they cost a look
-- at everybody of the center, for each verb and also where one person is shown: the menu of every page does that.

drop function outranking(integer);
-- Whether somebody with a role at the center of the transaction ranks higher, anywhere, than the caller does there. The order
-- is that of roleNames in src/kernel/access/actor.ts, counted from nought.
create function outranks(person uuid, rank integer) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select 1 from user_roles h where h.user_id = person
      and h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
    and exists (select 1 from user_roles r where r.user_id = person
      and array_position(array['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'], r.name) - 1 > rank)
$$;

drop function registered_elsewhere();
-- Whether somebody with a role at the center of the transaction has one somewhere else too. Not where, and not which.
create function registered_elsewhere(person uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public as $$
  select exists (select 1 from user_roles h where h.user_id = person
      and h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
    and exists (select 1 from user_roles r where r.user_id = person
      and r.volunteer_center_id is distinct from (select nullif(current_setting('app.center_id', true), '')::uuid))
$$;

revoke execute on function outranks(uuid, integer), registered_elsewhere(uuid) from public;
grant execute on function outranks(uuid, integer), registered_elsewhere(uuid) to vw_app, vw_platform;
grant create on schema public to vw_search;
alter function outranks(uuid, integer) owner to vw_search;
alter function registered_elsewhere(uuid) owner to vw_search;
revoke create on schema public from vw_search;
