-- The latest mails of a center that failed, with the reason and without addresses; for the platform's admins alone.
create or replace function center_failed_mails(wanted uuid) returns table (kind text, reason text, at timestamptz)
  language sql stable security definer set search_path = pg_catalog, public as $$
  select m.kind, regexp_replace(left(coalesce(m.last_error, ''), 300), '[^\s<>,;:"@]+@[^\s<>,;:"]+', '…', 'g'), m.created_at
  from outbox m where m.volunteer_center_id = wanted and m.status = 'failed' and m.created_at > now() - interval '30 days'
  order by m.created_at desc limit 5
$$;

revoke execute on function center_failed_mails(uuid) from public;
grant execute on function center_failed_mails(uuid) to vw_platform;

-- Changing the owner takes the right to create in the schema, which the new owner has for this moment only.
grant create on schema public to vw_overview;
alter function center_failed_mails(uuid) owner to vw_overview;
revoke create on schema public from vw_overview;
