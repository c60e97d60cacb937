-- News of a day is of no use once it has passed (`expires_at`), and what asks for something once that is settled (`over_at`, and the step
-- that settled it, which may be taken back): then it leaves the bell, the count and the list (domain §3.5).
alter table notifications add column expires_at timestamptz;
alter table notifications add column over_at timestamptz;
alter table notifications add column over_by uuid;
create index notifications_over_by on notifications (over_by) where over_by is not null;
-- The events that an application can settle (features/notifications/server/end-notices.ts).
create index notifications_open on notifications (volunteer_center_id, path) where over_at is null and event_key in
  ('application.invited', 'application.rescheduled', 'application.comes', 'application.cannot', 'application.proposed', 'application.unsuitable',
   'application.place_free', 'application.reminder', 'application.start_tomorrow', 'application.assigned', 'application.escalated', 'application.silent');
grant select (expires_at, over_at, over_by), update (over_at, over_by) on notifications to vw_platform;
create policy accounts_reopen on notifications for update to vw_platform using (true) with check (true);

-- The bell of who is connected hears of it.
create function tell_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('type', 'notification', 'id', user_id, 'centerId', volunteer_center_id,
      'userId', user_id, 'organizationId', null, 'center', false)::text)
    from (select distinct user_id, volunteer_center_id from told where over_at = now()) receivers;
  return null;
end $$;
create trigger tell_over after update on notifications referencing new table as told for each statement execute function tell_over();
