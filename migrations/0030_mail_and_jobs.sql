-- A mail is known by its Message-ID: one for each event and receiver (decisions 24). Several people may be told of one event.
alter table outbox drop constraint outbox_volunteer_center_id_dedupe_key_key;
alter table outbox add unique (volunteer_center_id, message_id);
-- The request that caused it, to find its lines in the log.
alter table outbox add column request_id text;
-- Said by its template at the first try: a legal or security mail, which has no way to unsubscribe.
alter table outbox add column essential boolean not null default false;
-- The sender owns the texts and the outcome; what is to be told to whom stays as the change wrote it.
revoke update on outbox from vw_worker;
grant update (subject, body_text, body_html, essential, locale, facts, status, attempts, next_attempt_at, leased_until, last_error, sent_at)
  on outbox to vw_worker;
-- Accounts recognise a repeat by it as well.
grant select (message_id) on outbox to vw_platform;

-- A sender that sleeps is woken the moment the change is committed.
create function tell_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('outbox', '');
  return null;
end $$;
create trigger tell_outbox after insert on outbox for each statement execute function tell_outbox();

-- What a job did and that it did it are written in one transaction, so a job that runs again after a crash has its effect once.
create table jobs_done (
  volunteer_center_id uuid not null references volunteer_centers (id),
  id uuid not null,
  done_at timestamptz not null default now(),
  primary key (volunteer_center_id, id)
);
create index jobs_done_age on jobs_done (done_at);
select wall('jobs_done');
revoke update, delete on jobs_done from vw_app;
grant select, delete on jobs_done to vw_worker;
create policy sweep on jobs_done for all to vw_worker using (true);
