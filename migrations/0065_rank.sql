-- Rank is taken over all centers (ADR 0016), and a center sees the roles of its own only. So the wall lets through one
-- fact: who of the people with a role at the center of the transaction ranks higher, anywhere, than the caller does there.
-- The order is that of roleNames in src/kernel/access/actor.ts, counted from nought.
create function outranking(rank integer) returns setof uuid
  language sql stable security definer set search_path = pg_catalog, public as $$
  select r.user_id from user_roles r
  where array_position(array['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'], r.name) - 1 > rank
    and r.user_id in (select h.user_id from user_roles h
      where h.volunteer_center_id = (select nullif(current_setting('app.center_id', true), '')::uuid))
$$;
revoke execute on function outranking(integer) from public;
grant execute on function outranking(integer) to vw_app;

-- It belongs to the role of the other function that filters by itself, for the owner of the tables is behind their wall too.
grant select (user_id, volunteer_center_id, name) on user_roles to vw_search;
create policy rank on user_roles for select to vw_search using (true);
grant create on schema public to vw_search;
alter function outranking(integer) owner to vw_search;
revoke create on schema public from vw_search;
