-- What is told inside the product belongs to the mail that tells the same: written once for each Message-ID, mailed at once, later in
-- a digest, or not at all, and gone with the step that was taken back.
alter table notifications add column message_id text;
alter table notifications add column operation_id uuid;
alter table notifications add column digest text check (digest in ('daily', 'weekly'));
alter table notifications add column mailed_at timestamptz;
create unique index notifications_message on notifications (volunteer_center_id, message_id) where message_id is not null;
create index notifications_operation on notifications (operation_id) where operation_id is not null;
create index notifications_digest on notifications (volunteer_center_id, digest, user_id) where digest is not null and mailed_at is null and read_at is null;
-- The number on the bell, and what is new about one thing.
drop index notifications_new;
create index notifications_new on notifications (volunteer_center_id, user_id, path) where read_at is null;

-- Accounts tell of themselves too, and take back what was told of a step that is undone (decisions 7).
grant insert, delete, select (volunteer_center_id, user_id, event_key, path, read_at, mailed_at, message_id, operation_id) on notifications to vw_platform;
create policy accounts on notifications for insert to vw_platform with check (true);
create policy accounts_repeat on notifications for select to vw_platform using (true);
create policy accounts_void on notifications for delete to vw_platform using (true);

-- What somebody chose for the mails of one event; older choices were made for a group of them.
create function mail_choice(prefs jsonb, event text, its_group text) returns text language sql immutable as $$
  select case when choice in ('daily', 'weekly', 'off') then choice else 'realtime' end from (select coalesce(prefs ->> event, prefs ->> its_group) as choice) chosen
$$;

-- The bell of who is connected hears of it, by ids, once it is kept (ADR 0031); and again when it is taken back.
create function tell_notices() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('type', 'notification', 'id', user_id, 'centerId', volunteer_center_id,
      'userId', user_id, 'organizationId', null, 'center', false)::text)
    from (select distinct user_id, volunteer_center_id from told
      where tg_op = 'INSERT' or (operation_id is not null and created_at > now() - interval '1 minute')) receivers;
  return null;
end $$;
create trigger tell_notices after insert on notifications referencing new table as told for each statement execute function tell_notices();
create trigger tell_void after delete on notifications referencing old table as told for each statement execute function tell_notices();
