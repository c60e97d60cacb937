-- Tells the open pages of the receivers that a notice is over, so that it leaves the bell.
create or replace function tell_over() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('type', 'notification', 'id', user_id, 'centerId', volunteer_center_id,
      'userId', user_id, 'organizationId', null, 'center', false)::text)
    from (select distinct user_id, volunteer_center_id from told where over_at = now()) receivers;
  return null;
end $$;

create or replace trigger tell_over after update on notifications referencing new table as told for each statement execute function tell_over();
