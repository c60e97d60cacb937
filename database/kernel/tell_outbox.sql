-- Wakes a sleeping mail sender as soon as the change is committed.
create or replace function tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;

create or replace trigger tell_outbox after insert on outbox for each statement execute function tell_outbox();
