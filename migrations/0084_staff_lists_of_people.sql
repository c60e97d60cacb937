-- What staff sees of people in its lists, and an order that each list can have.

-- A center sees when somebody was last here, and until when somebody archived can come back.
grant select (last_seen_at, archived_at) on users to vw_app;

-- The status is that of the whole account, so a center sets it only for whom it has alone (ADR 0016). Beside `outranking` this
-- is the second fact that the wall lets through: who of the people with a role at the center of the transaction has one
-- somewhere else too. Not where, and not which.
create function registered_elsewhere() returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.user_id from user_roles r
  where r.volunteer_center_id is distinct from (select nullif(current_setting('app.center_id', true), '')::uuid)
    and r.user_id in (select h.user_id from user_roles h
      where h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
$$;
revoke execute on function registered_elsewhere() from public;
grant execute on function registered_elsewhere() to vw_app, vw_platform;
grant create on schema public to vw_search;
alter function registered_elsewhere() owner to vw_search;
revoke create on schema public from vw_search;
