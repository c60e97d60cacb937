-- Accounts tell and remember: mails, traces and consents are written in the transaction of the account they belong to
-- (decisions 7). vw_platform may add rows for any center here, and read of them only what a repeat is known by.
grant insert, select (id, volunteer_center_id, dedupe_key, message_id) on outbox to vw_platform;
create policy accounts on outbox for insert to vw_platform with check (true);
create policy accounts_repeat on outbox for select to vw_platform using (true);
grant insert on audit_events to vw_platform;
create policy accounts on audit_events for insert to vw_platform with check (true);
grant insert on consents to vw_platform;
create policy accounts on consents for insert to vw_platform with check (true);

-- "Who saw it": one row per viewer, person and day (decisions 14).
create unique index audit_events_seen on audit_events
  (volunteer_center_id, actor_id, subject_id, ((at at time zone 'Europe/Amsterdam')::date))
  where action = 'user.viewed';

-- A write in a center holds the session of its caller until it commits (contract §1.5): whoever ends the session
-- first makes the write fail, whoever comes later waits for it. vw_app sees nothing of the row but this answer.
create function hold_session(of_client text) returns boolean
  language sql security definer set search_path = pg_catalog, public as $$
  select coalesce((select true from sessions where client = of_client and expires_at > now() for key share), false)
$$;
revoke execute on function hold_session(text) from public;
grant execute on function hold_session(text) to vw_app, vw_platform;
