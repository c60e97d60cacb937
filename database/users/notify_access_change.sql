-- Tells every process whose roles or session changed, so that the streams of that person are checked at once and not at the next
-- heartbeat (contract §3.3). PostgreSQL drops equal notifications of one transaction: many rows of a person are told once.
create or replace function notify_access_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('type', 'access', 'userId', coalesce(new.user_id, old.user_id))::text);
  return null;
end $$;

create or replace trigger notify_access_change after insert or update or delete on user_roles for each row execute function notify_access_change();
create or replace trigger notify_access_change after delete on sessions for each row execute function notify_access_change();
