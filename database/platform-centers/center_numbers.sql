-- How these centers do, in numbers; for the platform's admins alone. Activity is what the center's own people did.
create or replace function center_numbers(wanted uuid[])
  returns table (center_id uuid, people integer, vacancies integer, last_activity timestamptz, failed_mails integer)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select center,
    (select count(distinct r.user_id)::int from user_roles r join users u on u.id = r.user_id where r.volunteer_center_id = center and u.status = 'active'),
    (select count(*)::int from vacancies v where v.volunteer_center_id = center and v.status = 'published'),
    (select e.at from audit_events e where e.volunteer_center_id = center
      and exists (select from user_roles r where r.user_id = e.actor_id and r.volunteer_center_id = center) order by e.at desc limit 1),
    (select count(*)::int from outbox m where m.volunteer_center_id = center and m.status = 'failed' and m.created_at > now() - interval '30 days')
  from unnest(wanted) center
$$;

revoke execute on function center_numbers(uuid[]) from public;
grant execute on function center_numbers(uuid[]) to vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_overview;
alter function center_numbers(uuid[]) owner to vw_overview;
revoke create on schema public from vw_overview;
