-- What was done to a center itself, latest first; for the platform's admins alone.
create or replace function center_trace(wanted uuid) returns table (action text, actor_id uuid, to_state text, reason text, at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select e.action, e.actor_id, e.to_state, e.reason, e.at from audit_events e
  where e.volunteer_center_id = wanted and e.subject_type = 'volunteer_centers' and e.subject_id = wanted
  order by e.at desc limit 50
$$;

revoke execute on function center_trace(uuid) from public;
grant execute on function center_trace(uuid) to vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_overview;
alter function center_trace(uuid) owner to vw_overview;
revoke create on schema public from vw_overview;
